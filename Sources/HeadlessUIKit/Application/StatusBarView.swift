import Foundation
import Geometry

/// A time, signal bars and a battery, in one colour.
final class StatusBarView: UIView {
  private let time = UILabel()
  private let signal = CAShapeLayer()
  private let battery = CAShapeLayer()

  // [I] Appearance and positions as on screenshots; the time is Apple's.
  private static let batterySize = CGSize(width: 25, height: 12)
  private static let margin: CGFloat = 0.09

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    time.text = "9:41"
    time.font = .systemFont(ofSize: 16, weight: .semibold)
    time.textAlignment = .center
    addSubview(time)
    for shape in [signal, battery] {
      shape.actions = ["fillColor": NSNull(), "position": NSNull()]
      layer.addSublayer(shape)
    }
    signal.path = Self.signalPath
    battery.path = Self.batteryPath
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  func show(
    _ look: StatusBar.Look,
    on frame: CGRect,
    _ animation: UIStatusBarAnimation,
    isDark: Bool
  ) {
    let apply = { [self] in
      paint(isDark ? .black : .white)
      alpha = look.isHidden && animation != .slide ? 0 : 1
      center.y = frame.midY - (look.isHidden && animation == .slide ? frame.height : 0)
    }
    UIView.performWithoutAnimation { place(in: frame) }
    if animation == .none { UIView.performWithoutAnimation(apply) } else { apply() }
  }

  private func place(in frame: CGRect) {
    bounds.size = frame.size
    center.x = frame.midX
    let side = max(frame.width * Self.margin, 16)
    let line = frame.height > 30 ? frame.height * 0.62 : frame.height / 2
    time.bounds.size = CGSize(width: 60, height: 20)
    // A bar of 20 points shows the time in its middle.
    time.center = CGPoint(x: frame.height > 24 ? side + 22 : frame.width / 2, y: line)
    battery.position = CGPoint(x: frame.width - side - Self.batterySize.width, y: line - 6)
    signal.position = CGPoint(x: battery.position.x - 26, y: line - 6)
  }

  private func paint(_ color: UIColor) {
    time.textColor = color
    for shape in [signal, battery] { shape.fillColor = color.cgColor }
  }

  private static var signalPath: CGPath {
    let path = CGMutablePath()
    for bar in 0..<4 {
      let height = 4 + CGFloat(bar) * 2.66
      path.addRect(CGRect(x: CGFloat(bar) * 4.8, y: 12 - height, width: 3, height: height))
    }
    return path
  }

  private static var batteryPath: CGPath {
    let size = batterySize
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: size.width - 3, height: 1))
    path.addRect(CGRect(x: 0, y: size.height - 1, width: size.width - 3, height: 1))
    path.addRect(CGRect(x: 0, y: 1, width: 1, height: size.height - 2))
    path.addRect(CGRect(x: size.width - 4, y: 1, width: 1, height: size.height - 2))
    path.addRect(CGRect(x: 2, y: 2, width: size.width - 7, height: size.height - 4))
    path.addRect(CGRect(x: size.width - 2, y: 4, width: 1.5, height: 4))
    return path
  }
}
