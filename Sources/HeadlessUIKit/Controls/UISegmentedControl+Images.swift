import Foundation
import Geometry

/// Custom images of a segmented control or a stepper, in place of its plate.
@MainActor
struct SegmentImages {
  struct Sides: Hashable {
    let left: UIControl.State
    let right: UIControl.State
  }

  var backgrounds = StateTable<UIImage>()
  var dividers: [Sides: UIImage] = [:]
  var views: [UIImageView] = []

  var hasBackground: Bool { backgrounds[.normal] != nil }

  /// The divider between two segments; [D] the best match for their states.
  func divider(left: UIControl.State, right: UIControl.State) -> UIImage? {
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

  var hasOwnBackground: Bool { images.hasBackground }

  private func imagesChanged() {
    if hasOwnBackground { backgroundColor = nil }
    setNeedsLayout()
  }

  /// Lays out the images behind and between the segments.
  ///
  /// Adding or removing views would request layout again, so existing ones are reused.
  func arrangeImages(_ columns: [CGRect]) {
    let pieces = imagePieces(columns)
    for view in images.views.dropFirst(pieces.count) { view.removeFromSuperview() }
    images.views.removeLast(max(0, images.views.count - pieces.count))
    for (index, piece) in pieces.enumerated() {
      if index == images.views.count { addImageView(at: index) }
      let view = images.views[index]
      if view.image !== piece.image { view.image = piece.image }
      view.frame = piece.frame
    }
  }

  private func imagePieces(_ columns: [CGRect]) -> [(image: UIImage, frame: CGRect)] {
    columns.enumerated().flatMap { index, column in
      let background = images.backgrounds[look(index)].map { ($0, column) }
      let divider = index > 0 ? images.divider(left: look(index - 1), right: look(index)) : nil
      return [background, divider.map { ($0, border(of: column, as: $0)) }].compactMap(\.self)
    }
  }

  private func border(of column: CGRect, as divider: UIImage) -> CGRect {
    let width = divider.size.width
    return CGRect(x: column.minX - width / 2, y: 0, width: width, height: bounds.height)
  }

  private func look(_ index: Int) -> State {
    if !isEnabled || !segments[index].isEnabled, images.backgrounds.own(.disabled) != nil {
      return .disabled
    }
    return index == selectedSegmentIndex ? .selected : .normal
  }

  private func addImageView(at index: Int) {
    let view = UIImageView()
    insertSubview(view, at: index)
    images.views.append(view)
  }
}
