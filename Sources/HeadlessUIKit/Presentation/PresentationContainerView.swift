import Foundation

/// The view that a presentation happens in, and that stays while its controller is presented.
final class PresentationContainerView: UIView {
  weak var controller: UIPresentationController?

  override func layoutSubviews() {
    guard let controller else { return super.layoutSubviews() }
    let name = String(describing: type(of: controller))
    let core = layer.core
    core.log(name, "containerViewWillLayoutSubviews()")
    controller.containerViewWillLayoutSubviews()
    super.layoutSubviews()
    controller.chrome.lay(out: controller)
    core.log(name, "containerViewDidLayoutSubviews()")
    controller.containerViewDidLayoutSubviews()
  }

  // [I] Where nothing presented stands, an empty container lets touches through to nobody; one
  // whose presentation keeps the presenter usable says so in its chrome.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    guard hit === self, let chrome = controller?.chrome, chrome.letsTouchesThrough else {
      return hit
    }
    return nil
  }
}
