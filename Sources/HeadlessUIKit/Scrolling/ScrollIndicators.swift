import Foundation
import Geometry
import Timeline

/// The two indicators that show the visible part of the content.
@MainActor
final class ScrollIndicators {
  // [I] Measured on pictures of iOS.
  private static let thickness: CGFloat = 3
  private static let gap: CGFloat = 3
  private static let shortest: CGFloat = 36

  let vertical = CALayer()
  let horizontal = CALayer()

  init(in layer: CALayer) {
    for bar in [vertical, horizontal] {
      bar.cornerRadius = Self.thickness / 2
      bar.zPosition = 1000
      bar.opacity = 0
      layer.addSublayer(bar)
    }
  }

  func layOut(in view: UIScrollView) {
    let room = view.bounds
    let insets = view.currentInsets
    let color = view.barColor.resolvedColor(with: view.traitCollection).cgColor
    let high = view.verticalScrollIndicatorInsets
    let wide = view.horizontalScrollIndicatorInsets
    vertical.backgroundColor = color
    horizontal.backgroundColor = color
    vertical.frame =
      bar(
        from: room.minY + insets.top + high.top,
        to: room.maxY - insets.bottom - high.bottom,
        offset: view.contentOffset.y,
        limits: view.limits.y,
        room: room.height,
        content: view.contentSize.height
      ).map { start, length in
        // [W] React Native: the direction of the content moves the vertical indicator.
        let isReversed = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let x =
          isReversed
          ? room.minX + Self.gap + high.left : room.maxX - Self.gap - Self.thickness - high.right
        return CGRect(x: x, y: start, width: Self.thickness, height: length)
      } ?? .zero
    horizontal.frame =
      bar(
        from: room.minX + insets.left + wide.left,
        to: room.maxX - insets.right - wide.right,
        offset: view.contentOffset.x,
        limits: view.limits.x,
        room: room.width,
        content: view.contentSize.width
      ).map { start, length in
        let y = room.maxY - Self.gap - Self.thickness - wide.bottom
        return CGRect(x: start, y: y, width: length, height: Self.thickness)
      } ?? .zero
  }

  /// The start and length of an indicator; nil if everything is visible.
  private func bar(
    from low: CGFloat,
    to high: CGFloat,
    offset: CGFloat,
    limits: ClosedRange<CGFloat>,
    room: CGFloat,
    content: CGFloat
  ) -> (start: CGFloat, length: CGFloat)? {
    let track = high - low - 2 * Self.gap
    let reach = limits.upperBound - limits.lowerBound
    guard reach > 0, track > Self.shortest, content > 0 else { return nil }
    var length = max(Self.shortest, track * min(1, room / (room + reach)))
    let excess = max(limits.lowerBound - offset, offset - limits.upperBound, 0)
    // [W] Content dragged beyond its end shortens the indicator.
    length = max(2 * Self.thickness, length - excess)
    let share = ((offset - limits.lowerBound) / reach).clamped(to: 0...1)
    return (low + Self.gap + (track - length) * share, length)
  }
}

extension UIScrollView {
  var barColor: UIColor {
    switch indicatorStyle {
    case .default: UIColor.label.withAlphaComponent(0.35)
    case .black: UIColor.black.withAlphaComponent(0.35)
    case .white: UIColor.white.withAlphaComponent(0.35)
    }
  }

  func layOutIndicators() {
    guard let bars else { return }
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    bars.layOut(in: self)
    CATransaction.commit()
  }

  func showIndicators() {
    let bars = self.bars ?? ScrollIndicators(in: layer)
    self.bars = bars
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    bars.vertical.removeAllAnimations()
    bars.horizontal.removeAllAnimations()
    bars.vertical.opacity = showsVerticalScrollIndicator && scrollsVertically ? 1 : 0
    bars.horizontal.opacity = showsHorizontalScrollIndicator && scrollsHorizontally ? 1 : 0
    CATransaction.commit()
    setNeedsLayout()
  }

  /// [I] The indicators stay for a moment, then fade.
  func hideIndicators() {
    guard let bars else { return }
    for bar in [bars.vertical, bars.horizontal] where bar.opacity > 0 {
      let fade = CABasicAnimation(keyPath: "opacity")
      fade.fromValue = 1
      fade.toValue = 0
      fade.beginTime = bar.convertTime(layer.core.now.seconds, from: nil) + 0.3
      fade.fillMode = .backwards
      fade.duration = 0.25
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      bar.opacity = 0
      CATransaction.commit()
      bar.add(fade, forKey: "fade")
    }
  }

  func flashIndicators() {
    showIndicators()
    hideIndicators()
  }
}
