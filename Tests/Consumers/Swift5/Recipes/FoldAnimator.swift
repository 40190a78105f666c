import UIKit

// Explode a view into a grid of snapshots (StarWars-dissolve kin), with UIDynamics-free motion.
struct Tile { let view: UIView; let column: Int; let row: Int }

extension UIView {
  func tiles(columns: Int, rows: Int) -> [Tile] {
    let size = CGSize(width: bounds.width / CGFloat(columns), height: bounds.height / CGFloat(rows))
    var all = [Tile]()
    guard let image = snapshotView(afterScreenUpdates: true) else { return all }
    for row in 0..<rows {
      for column in 0..<columns {
        let rect = CGRect(
          x: CGFloat(column) * size.width,
          y: CGFloat(row) * size.height,
          width: size.width,
          height: size.height
        )
        guard
          let piece = image.resizableSnapshotView(
            from: rect,
            afterScreenUpdates: false,
            withCapInsets: .zero
          )
            ?? resizableSnapshotView(
              from: rect,
              afterScreenUpdates: false,
              withCapInsets: UIEdgeInsets.zero
            )
        else { continue }
        piece.frame = rect
        all.append(Tile(view: piece, column: column, row: row))
      }
    }
    return all
  }
}

class FoldAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  let duration: TimeInterval
  let reverse: Bool
  init(duration: TimeInterval = 0.8, reverse: Bool = false) {
    self.duration = duration; self.reverse = reverse
  }
  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?)
    -> TimeInterval
  { duration }
  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    guard let fromVC = transitionContext.viewController(forKey: .from),
      let toVC = transitionContext.viewController(forKey: UITransitionContextViewControllerKey.to)
    else { transitionContext.completeTransition(false); return }
    let container = transitionContext.containerView
    toVC.view.frame = transitionContext.finalFrame(for: toVC)
    container.addSubview(toVC.view)
    container.sendSubviewToBack(toVC.view)
    var transform = CATransform3DIdentity
    transform.m34 = -1.0 / 500
    container.layer.sublayerTransform = transform
    let tiles = fromVC.view.tiles(columns: 3, rows: 4)
    for tile in tiles { container.addSubview(tile.view) }
    fromVC.view.isHidden = true
    for (i, tile) in tiles.enumerated() {
      UIView.animateKeyframes(
        withDuration: duration * 0.7,
        delay: duration * 0.3 * Double(i) / Double(tiles.count),
        options: [.calculationModeCubic],
        animations: {
          UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.4) {
            tile.view.layer.transform = CATransform3DMakeRotation(.pi / 4, 0, 1, 0)
          }
          UIView.addKeyframe(withRelativeStartTime: 0.4, relativeDuration: 0.6) {
            tile.view.layer.transform = CATransform3DScale(
              CATransform3DMakeRotation(.pi / 2, 1, 0, 0),
              0.1,
              0.1,
              1
            )
            tile.view.alpha = 0
          }
        }
      ) { _ in
        tile.view.removeFromSuperview()
        guard i == tiles.count - 1 else { return }
        fromVC.view.isHidden = false
        container.layer.sublayerTransform = CATransform3DIdentity
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      }
    }
  }
}
