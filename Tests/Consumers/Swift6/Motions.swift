import UIKit

/// Moves that apps of all kinds make, as their authors would write them today.
@MainActor
enum Motions {
  static func orbit(_ layer: CALayer, around center: CGPoint, radius: CGFloat) {
    let path = UIBezierPath(
      arcCenter: center,
      radius: radius,
      startAngle: 0,
      endAngle: 2 * .pi,
      clockwise: true
    )
    let orbit = CAKeyframeAnimation(keyPath: "position")
    orbit.path = path.cgPath
    orbit.duration = 2
    orbit.calculationMode = .paced
    layer.add(orbit, forKey: "orbit")
  }

  static func pop(_ layer: CALayer) {
    let grow = CABasicAnimation(keyPath: "transform.scale")
    grow.fromValue = 0.5
    grow.toValue = 1.5
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.fromValue = 1
    fade.toValue = 0
    fade.duration = 0.2
    fade.fillMode = .forwards
    let group = CAAnimationGroup()
    group.animations = [grow, fade]
    group.duration = 0.4
    layer.add(group, forKey: "pop")
  }

  @discardableResult
  static func bounce(_ view: UIView, to y: CGFloat) -> CASpringAnimation {
    let spring = CASpringAnimation(keyPath: "position.y")
    spring.damping = 10
    spring.stiffness = 100
    spring.mass = 1
    spring.initialVelocity = 0
    spring.fromValue = view.layer.position.y
    spring.toValue = y
    spring.duration = spring.settlingDuration
    view.layer.position.y = y
    view.layer.add(spring, forKey: "bounce")
    return spring
  }

  static func shimmer(_ view: UIView) -> CAGradientLayer {
    let gradient = CAGradientLayer()
    gradient.frame = view.bounds
    gradient.startPoint = CGPoint(x: 0, y: 0.5)
    gradient.endPoint = CGPoint(x: 1, y: 0.5)
    gradient.colors = [UIColor.black, .white, .black].map(\.cgColor)
    gradient.locations = [0, 0.1, 0.2]
    view.layer.addSublayer(gradient)
    let move = CABasicAnimation(keyPath: "locations")
    move.fromValue = [0, 0.1, 0.2]
    move.toValue = [0.8, 0.9, 1.0]
    move.duration = 1
    move.repeatCount = .infinity
    gradient.add(move, forKey: nil)
    return gradient
  }

  static func loader(in view: UIView) -> (dots: CAReplicatorLayer, dot: CALayer) {
    let dots = CAReplicatorLayer()
    dots.frame = view.bounds
    dots.instanceCount = 3
    dots.instanceDelay = 0.2
    dots.instanceTransform = CATransform3DMakeTranslation(20, 0, 0)
    let dot = CALayer()
    dot.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    dot.cornerRadius = 5
    dot.backgroundColor = UIColor.systemBlue.cgColor
    dots.addSublayer(dot)
    view.layer.addSublayer(dots)
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.fromValue = 1.0
    fade.toValue = 0.0
    fade.duration = 0.6
    fade.autoreverses = true
    fade.repeatCount = .greatestFiniteMagnitude
    dot.add(fade, forKey: "fade")
    return (dots, dot)
  }

  /// Cuts a view into pieces and lets them fly apart.
  static func explode(_ view: UIView, columns: Int, rows: Int, then: @escaping () -> Void) {
    guard let container = view.superview else { return }
    let size = CGSize(
      width: view.bounds.width / CGFloat(columns),
      height: view.bounds.height / CGFloat(rows)
    )
    var pieces: [UIView] = []
    for row in 0..<rows {
      for column in 0..<columns {
        let origin = CGPoint(x: CGFloat(column) * size.width, y: CGFloat(row) * size.height)
        let part = CGRect(origin: origin, size: size)
        guard
          let piece = view.resizableSnapshotView(
            from: part,
            afterScreenUpdates: false,
            withCapInsets: .zero
          )
        else { continue }
        piece.frame = view.convert(part, to: container)
        container.addSubview(piece)
        pieces.append(piece)
      }
    }
    view.isHidden = true
    UIView.animate(
      withDuration: 0.5,
      delay: 0,
      options: .curveEaseIn,
      animations: {
        for (index, piece) in pieces.enumerated() {
          let angle = CGFloat(index) / CGFloat(pieces.count) * 2 * .pi
          piece.center.x += cos(angle) * 200
          piece.center.y += sin(angle) * 200
          piece.alpha = 0
        }
      },
      completion: { _ in
        pieces.forEach { $0.removeFromSuperview() }
        then()
      }
    )
  }
}
