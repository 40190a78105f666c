import Foundation
import Geometry

/// The buttons that the column styles add to their columns' bars.
extension UISplitViewController {
  /// Called whenever other columns are shown.
  func offerButtons() {
    guard style != .unspecified else { return }
    let first = Self.order.first(where: shows)
    for column in Self.order {
      guard let stack = columns[column] as? UINavigationController else { continue }
      stack.ownBar.show(buttons(in: column, isFirst: column == first))
    }
  }

  private func buttons(in column: Column, isFirst: Bool) -> [UIBarButtonItem] {
    guard !isFolded else { return [] }
    var items: [UIBarButtonItem] = []
    // [I] In the first visible column.
    if isFirst, showsModeButton { items.append(displayModeButtonItem) }
    // [D] The last of three columns may use the whole width.
    if column == .secondary, hasThree, showsSecondaryOnlyButton { items.append(wholeButtonItem) }
    return items
  }

  /// [D] Automatic: if the gesture is enabled.
  private var showsModeButton: Bool {
    switch displayModeButtonVisibility {
    case .automatic: presentsWithGesture
    case .never: false
    case .always: true
    }
  }
}

extension UINavigationBar {
  /// Shows other buttons; inside an animation of the columns they fade in and out. [I]
  fileprivate func show(_ items: [UIBarButtonItem]) {
    guard items != systemItems, window != nil, let block = AnimationContext.current?.block else {
      return systemItems = items
    }
    let arriving = items.filter { button(of: $0) == nil }
    let leaving = systemItems.filter { !items.contains($0) }.compactMap { item in
      button(of: item).map { (item: item, view: $0, frame: convert($0.bounds, from: $0)) }
    }
    systemItems = items
    for (item, view, frame) in leaving where button(of: item) == nil {
      fadeOut(view, at: frame, block)
    }
    for view in arriving.compactMap(button) { fadeIn(view) }
  }

  private func button(of item: UIBarButtonItem) -> UIView? {
    item.shownView.flatMap { $0.isDescendant(of: self) ? $0 : nil }
  }

  private func fadeIn(_ view: UIView) {
    UIView.performWithoutAnimation { view.alpha = 0 }
    view.alpha = 1
  }

  /// The bar's content is replaced at once; the button stays in the bar until it has faded.
  private func fadeOut(_ view: UIView, at frame: CGRect, _ block: AnimationBlock) {
    UIView.performWithoutAnimation {
      view.frame = frame
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    view.alpha = 0
    block.whenDone { view.removeFromSuperview() }
  }
}

/// The images of a split's buttons.
enum SplitGlyph {
  private static let stroke: CGFloat = 1.6  // [I]

  /// A frame with a column on its left.
  @MainActor static var sidebar: UIImage {
    image(CGSize(width: 24, height: 18)) { path, box in
      path.append(UIBezierPath(roundedRect: box, cornerRadius: 3.5))
      path.move(to: CGPoint(x: box.minX + 7.5, y: box.minY))
      path.addLine(to: CGPoint(x: box.minX + 7.5, y: box.maxY))
    }
  }

  /// Two arrows that point in opposite directions.
  @MainActor static var arrows: UIImage {
    image(CGSize(width: 20, height: 20)) { path, box in
      let middle = CGPoint(x: box.midX, y: box.midY)
      for (x, y) in [(box.minX, box.minY), (box.maxX, box.maxY)] {
        let (inwards, length) = (x < middle.x ? 1.0 : -1.0, 6.0)
        path.move(to: CGPoint(x: x + inwards * length, y: y))
        path.addLine(to: CGPoint(x: x, y: y))
        path.addLine(to: CGPoint(x: x, y: y + inwards * length))
        path.move(to: CGPoint(x: x, y: y))
        path.addLine(to: CGPoint(x: middle.x - inwards * 1.5, y: middle.y - inwards * 1.5))
      }
    }
  }

  @MainActor private static func image(
    _ size: CGSize,
    _ trace: (UIBezierPath, CGRect) -> Void
  ) -> UIImage {
    let renderer = UIGraphicsImageRenderer(size: size)
    let image = renderer.image { _ in
      let path = UIBezierPath()
      trace(path, CGRect(origin: .zero, size: size).insetBy(dx: stroke, dy: stroke))
      (path.lineWidth, path.lineCapStyle, path.lineJoinStyle) = (stroke, .round, .round)
      UIColor.black.setStroke()
      path.stroke()
    }
    return image.withRenderingMode(.alwaysTemplate)
  }
}
