import Foundation
import Geometry

/// The pictures of a zoomed screen and of its source, in a view that grows from one to the other.
@MainActor
final class ZoomingPictures {
  private let view: UIView
  private weak var source: UIView?
  private let pane = UIView()
  private let shade = UIView()
  private let screen: UIView
  private let cover: UIView?
  /// The part of the screen that is aligned with the source.
  private let part: CGRect
  private let start: CGRect
  private let end: CGRect
  private let radii: (start: CGFloat, end: CGFloat)
  private let wasHidden: (view: Bool, source: Bool)

  init(
    of view: UIView,
    from source: UIView?,
    part: CGRect?,
    isComing: Bool,
    in container: UIView
  ) {
    self.view = view
    self.source = source
    end = view.frame
    // [I] Without a source a screen grows out of its centre.
    start =
      source.map { $0.convert($0.bounds, to: container) }
      ?? CGRect(x: end.midX, y: end.midY, width: 0, height: 0)
    self.part = part ?? view.bounds
    radii = (source?.layer.cornerRadius ?? 0, view.layer.cornerRadius)
    screen = view.snapshotView(afterScreenUpdates: true) ?? UIView(frame: view.bounds)
    // The source may only now be added to the screen again.
    cover = source?.snapshotView(afterScreenUpdates: !isComing)
    wasHidden = (view.isHidden, source?.isHidden ?? false)
    add(to: container)
  }

  private func add(to container: UIView) {
    shade.frame = container.bounds
    pane.clipsToBounds = true
    pane.isUserInteractionEnabled = false
    pane.addSubview(screen)
    if let cover { pane.addSubview(cover) }
    container.insertSubview(shade, belowSubview: view)
    container.insertSubview(pane, aboveSubview: view)
    view.isHidden = true
    source?.isHidden = true
  }

  func dim(_ color: UIColor, _ effect: UIVisualEffect?) {
    shade.backgroundColor = effect == nil ? color : nil
    guard let effect else { return }
    let blur = UIVisualEffectView(effect: effect)
    blur.frame = shade.bounds
    shade.addSubview(blur)
  }

  func layOut(zoomedIn: Bool) {
    shade.alpha = zoomedIn ? 1 : 0
    pane.frame = zoomedIn ? end : start
    pane.layer.cornerRadius = zoomedIn ? radii.end : radii.start
    let coverFrame = zoomedIn ? part : CGRect(origin: .zero, size: start.size)
    cover?.frame = coverFrame
    cover?.alpha = zoomedIn ? 0 : 1
    screen.frame = zoomedIn ? CGRect(origin: .zero, size: end.size) : shrunk
  }

  /// The screen, scaled so that its part fills the source.
  private var shrunk: CGRect {
    let scale = max(start.width / max(part.width, 1), start.height / max(part.height, 1))
    return CGRect(
      x: start.width / 2 - part.midX * scale,
      y: start.height / 2 - part.midY * scale,
      width: end.width * scale,
      height: end.height * scale
    )
  }

  func land() {
    for part in [pane, shade] { part.removeFromSuperview() }
    view.isHidden = wasHidden.view
    source?.isHidden = wasHidden.source
  }
}
