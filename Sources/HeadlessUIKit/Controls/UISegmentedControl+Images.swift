import Foundation
import Geometry

/// The images that a segmented control was given in place of its plate and pill.
@MainActor
struct SegmentImages {
  struct Sides: Hashable {
    let left: UIControl.State
    let right: UIControl.State
  }

  var backgrounds = StateTable<UIImage>()
  var dividers: [Sides: UIImage] = [:]
  var views: [UIImageView] = []

  /// Between two segments, [D] the most fitting of the dividers.
  func divider(_ left: UIControl.State, _ right: UIControl.State) -> UIImage? {
    dividers[Sides(left: left, right: right)]
      ?? dividers[Sides(left: left, right: .normal)]
      ?? dividers[Sides(left: .normal, right: right)]
      ?? dividers[Sides(left: .normal, right: .normal)]
  }
}

extension UISegmentedControl {
  public func setBackgroundImage(
    _ backgroundImage: UIImage?,
    for state: State,
    barMetrics: UIBarMetrics
  ) {
    images.backgrounds[state] = backgroundImage
    imagesChanged()
  }

  public func backgroundImage(for state: State, barMetrics: UIBarMetrics) -> UIImage? {
    images.backgrounds[state]
  }

  public func setDividerImage(
    _ dividerImage: UIImage?,
    forLeftSegmentState leftState: State,
    rightSegmentState rightState: State,
    barMetrics: UIBarMetrics
  ) {
    images.dividers[SegmentImages.Sides(left: leftState, right: rightState)] = dividerImage
    imagesChanged()
  }

  public func dividerImage(
    forLeftSegmentState leftState: State,
    rightSegmentState rightState: State,
    barMetrics: UIBarMetrics
  ) -> UIImage? {
    images.dividers[SegmentImages.Sides(left: leftState, right: rightState)]
  }

  var hasOwnBackground: Bool { images.backgrounds[.normal] != nil }

  private func imagesChanged() {
    if hasOwnBackground { backgroundColor = nil }
    setNeedsLayout()
  }

  /// Puts the images behind and between the segments.
  func arrangeImages(_ columns: [CGRect]) {
    for view in images.views { view.removeFromSuperview() }
    images.views = []
    guard hasOwnBackground || !images.dividers.isEmpty else { return }
    for (index, column) in columns.enumerated() {
      add(images.backgrounds[look(index)], column)
      guard index > 0, let divider = images.divider(look(index - 1), look(index)) else { continue }
      let width = divider.size.width
      add(
        divider,
        CGRect(x: column.minX - width / 2, y: 0, width: width, height: bounds.height)
      )
    }
  }

  private func look(_ index: Int) -> State { index == selectedSegmentIndex ? .selected : .normal }

  private func add(_ image: UIImage?, _ frame: CGRect) {
    guard let image else { return }
    let view = UIImageView(image: image)
    view.frame = frame
    insertSubview(view, at: images.views.count)
    images.views.append(view)
  }
}
