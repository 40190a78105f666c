import UIKit

/// Breaks a view into a grid of its own pictures and lets them fly.
@MainActor
final class TileBoard {
  let tiles: [UIView]
  private let container: UIView

  init?(of view: UIView, rows: Int, columns: Int) {
    guard let container = view.superview else { return nil }
    self.container = container
    let size = CGSize(
      width: view.bounds.width / CGFloat(columns),
      height: view.bounds.height / CGFloat(rows)
    )
    var tiles: [UIView] = []
    for row in 0..<rows {
      for column in 0..<columns {
        let origin = CGPoint(x: CGFloat(column) * size.width, y: CGFloat(row) * size.height)
        let part = CGRect(origin: origin, size: size)
        guard
          let tile = view.resizableSnapshotView(
            from: part,
            afterScreenUpdates: false,
            withCapInsets: .zero
          )
        else { return nil }
        tile.frame = container.convert(part, from: view)
        container.addSubview(tile)
        tiles.append(tile)
      }
    }
    self.tiles = tiles
    view.isHidden = true
  }

  func fly(duration: TimeInterval, completion: @escaping @MainActor () -> Void) {
    let middle = CGPoint(x: container.bounds.midX, y: container.bounds.midY)
    for (index, tile) in tiles.enumerated() {
      let away = CGVector(dx: tile.center.x - middle.x, dy: tile.center.y - middle.y)
      UIView.animate(
        withDuration: duration,
        delay: 0.01 * Double(index),
        options: [.curveEaseIn, .allowUserInteraction],
        animations: {
          tile.transform = CGAffineTransform(translationX: away.dx * 3, y: away.dy * 3)
            .rotated(by: index.isMultiple(of: 2) ? 1 : -1)
            .scaledBy(x: 0.3, y: 0.3)
          tile.alpha = 0
        },
        completion: { [weak self] _ in
          tile.removeFromSuperview()
          if index + 1 == self?.tiles.count { completion() }
        }
      )
    }
  }
}

/// Paper that rains without an emitter: a layer for each piece.
@MainActor
enum Confetti {
  static func throwPieces(_ count: Int, into view: UIView) -> [CALayer] {
    let colors: [UIColor] = [.systemRed, .systemGreen, .systemBlue, .systemYellow]
    return (0..<count).map { index in
      let piece = CALayer()
      piece.bounds = CGRect(x: 0, y: 0, width: 8, height: 4)
      piece.position = CGPoint(x: view.bounds.midX, y: -10)
      piece.backgroundColor = colors[index % colors.count].cgColor
      view.layer.addSublayer(piece)

      let path = CGMutablePath()
      path.move(to: piece.position)
      let drift = CGFloat(index - count / 2) * 12
      path.addQuadCurve(
        to: CGPoint(x: view.bounds.midX + drift, y: view.bounds.maxY + 10),
        control: CGPoint(x: view.bounds.midX + drift * 1.5, y: 40)
      )
      let fall = CAKeyframeAnimation(keyPath: "position")
      fall.path = path
      fall.calculationMode = .cubicPaced
      let spin = CABasicAnimation(keyPath: "transform.rotation.z")
      spin.fromValue = 0
      spin.toValue = CGFloat.pi * CGFloat(index % 5 + 1)
      spin.isCumulative = true
      let tumble = CABasicAnimation(keyPath: "transform.rotation.x")
      tumble.fromValue = 0
      tumble.toValue = CGFloat.pi * 4
      let all = CAAnimationGroup()
      all.animations = [fall, spin, tumble]
      all.duration = 2
      all.timingFunction = CAMediaTimingFunction(controlPoints: 0.2, 0.6, 0.6, 1)
      all.beginTime = view.layer.convertTime(CACurrentMediaTime(), from: nil) + 0.05 * Double(index)
      all.fillMode = .backwards
      piece.add(all, forKey: "fall")
      return piece
    }
  }
}

/// A value that a display link counts up.
@MainActor
final class Gauge {
  private(set) var value = 0.0
  private(set) var ticks: [CFTimeInterval] = []
  private var link: CADisplayLink?
  private var start: CFTimeInterval = 0
  private let duration = 0.5

  func run() {
    start = CACurrentMediaTime()
    let link = CADisplayLink(target: self, selector: Selector("tick:", Gauge.tick))
    link.preferredFramesPerSecond = 60
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  func tick(_ link: CADisplayLink) {
    ticks.append(link.timestamp)
    let passed = min((link.timestamp - start) / duration, 1)
    value = 100 * passed * (2 - passed)
    guard passed == 1 else { return }
    link.invalidate()
    self.link = nil
  }
}
