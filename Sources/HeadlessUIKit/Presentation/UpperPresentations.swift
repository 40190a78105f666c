import Foundation
import Geometry
import Scene

/// What is presented above a controller that is being dismissed: it goes along, as a picture.
///
/// [W] O7: what is seen is the topmost picture, moving away in the style of the lowest.
@MainActor
final class UpperPresentations {
  /// Topmost first.
  let controllers: [UIViewController]
  /// What the topmost showed at the last commit.
  let picture: Node?
  private let base: UIPresentationController
  private let presentations: [UIPresentationController]
  private var cover: UIView?

  init(_ controllers: [UIViewController], above base: UIPresentationController) {
    self.controllers = controllers
    self.base = base
    presentations = controllers.compactMap(\.modal.controller)
    picture = presentations.first?.container?.frozenPicture(false)
  }

  /// Whether the lowest one was on screen under the others.
  var leavesBaseVisible: Bool { !presentations.contains { $0.removesPresenter } }

  func willGo() {
    for presentation in presentations { presentation.willDismiss() }
  }

  /// Puts a picture of the topmost over the lowest one's view, and takes the real ones away.
  func fold() {
    guard !presentations.isEmpty, let view = base.presentedView else { return }
    let top = presentations.first?.container
    let rect = top.map { $0.convert($0.bounds, to: base.container) } ?? .zero
    let cover = top?.snapshot(of: top?.bounds ?? .zero, false, capInsets: .zero)
    for presentation in presentations {
      presentation.container?.removeFromSuperview()
      if let presenter = presentation.presenting { presentation.bringPresenterHome(presenter) }
    }
    guard let cover, let container = base.container else { return }
    UIView.performWithoutAnimation {
      cover.frame = view.convert(rect, from: container)
      view.addSubview(cover)
    }
    self.cover = cover
  }

  /// The real ones again, after a dismissal that was cancelled.
  func unfold(animated: Bool) {
    cover?.removeFromSuperview()
    cover = nil
    for (controller, presentation) in zip(controllers, presentations).reversed() {
      controller.beginAppearance(
        !controllers.prefix { $0 !== controller }
          .contains { $0.modal.controller?.removesPresenter == true },
        animated: animated
      )
      presentation.moveInAgain()
    }
  }

  func unlink() {
    cover?.removeFromSuperview()
    cover = nil
    for (controller, presentation) in zip(controllers, presentations) {
      controller.modal.presenting?.modal.presented = nil
      controller.modal.presenting = nil
      controller.modal.controller = nil
      presentation.presented?.modal.controller = nil
      presentation.tell("dismissalTransitionDidEnd(true)") {
        presentation.dismissalTransitionDidEnd(true)
      }
      presentation.moveOut()
    }
  }
}
