import Foundation
import Geometry

/// A time, signal bars, Wi-Fi waves and a battery, in one colour.
final class StatusBarView: UIView {
  private let time = UILabel()
  private let signal = CAShapeLayer()
  private let waves = CAShapeLayer()
  private let battery = CAShapeLayer()
  private let outline = CAShapeLayer()

  private var shapes: [CAShapeLayer] { [signal, waves, battery, outline] }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    time.text = "9:41"
    time.font = .systemFont(ofSize: 16, weight: .semibold)
    time.textAlignment = .center
    addSubview(time)
    for shape in shapes {
      shape.actions = ["fillColor": NSNull(), "position": NSNull()]
      layer.addSublayer(shape)
    }
    signal.path = StatusBarGlyphs.signal
    waves.path = StatusBarGlyphs.waves
    battery.path = StatusBarGlyphs.charge
    outline.path = StatusBarGlyphs.batteryOutline
    outline.opacity = 0.4
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  func show(
    _ state: StatusBar.State,
    on frame: CGRect,
    _ animation: UIStatusBarAnimation,
    isDark: Bool
  ) {
    let apply = { [self] in
      paint(isDark ? .black : .white)
      alpha = state.isHidden && animation != .slide ? 0 : 1
      center.y = frame.midY - (state.isHidden && animation == .slide ? frame.height : 0)
    }
    UIView.performWithoutAnimation { arrange(in: frame) }
    if animation == .none { UIView.performWithoutAnimation(apply) } else { apply() }
  }

  // [I] Positions after screenshots: on both sides of the cutout, or at the ends of a bar of 24
  // points or less.
  private func arrange(in frame: CGRect) {
    bounds.size = frame.size
    center.x = frame.midX
    let isTall = frame.height > 30
    // A bar of 20 points has its time in the middle, and the signal at the other end.
    let isLow = frame.height <= 22
    let line = isTall ? frame.height * 0.62 : frame.height / 2
    let side = isTall ? frame.width * 0.17 : 32
    time.bounds.size = CGSize(width: 60, height: 20)
    let timeX = isLow ? frame.width / 2 : side
    time.center = CGPoint(x: isRightToLeft ? frame.width - timeX : timeX, y: line)
    let width = StatusBarGlyphs.width
    let start = isTall ? frame.width - side - width / 2 : frame.width - Self.edge - width
    let first = isLow ? Self.edge : start
    put([signal], at: first, width: StatusBarGlyphs.signalWidth, line: line)
    put(
      [waves],
      at: first + StatusBarGlyphs.wavesOffset,
      width: StatusBarGlyphs.wavesWidth,
      line: line
    )
    put(
      [battery, outline],
      at: start + StatusBarGlyphs.batteryOffset,
      width: width - StatusBarGlyphs.batteryOffset,
      line: line
    )
  }

  private static let edge: CGFloat = 12  // [I]

  /// The order of the symbols is mirrored from right to left, not their shapes.
  private func put(_ parts: [CAShapeLayer], at x: CGFloat, width: CGFloat, line: CGFloat) {
    let start = isRightToLeft ? bounds.width - x - width : x
    for part in parts { part.position = CGPoint(x: start, y: line - 6) }
  }

  private func paint(_ color: UIColor) {
    ContentFade.with([time]) { time.textColor = color }
    for shape in shapes {
      let fade = AnimationContext.current?.action(for: shape, forKey: "fillColor")
      shape.fillColor = color.cgColor
      fade?.run(forKey: "fillColor", object: shape, arguments: nil)
    }
  }
}
