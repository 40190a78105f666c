import Foundation
import Geometry
import Scene

/// What is presented above a controller that is being dismissed: it goes along, as a picture.
///
/// [W] O7: what is seen is the picture of them all, moving away in the style of the lowest.
@MainActor
final class UpperPresentations {
  /// Topmost first.
  let controllers: [UIViewController]
  /// What they showed at the last commit, lowest first, in the space of the base's container.
  private let pictures: [Node]
  private let base: UIPresentationController
  private let presentations: [UIPresentationController]
  private var cover: UIView?

  init(_ controllers: [UIViewController], above base: UIPresentationController) {
    self.controllers = controllers
    self.base = base
    presentations = controllers.compactMap(\.modal.controller)
    pictures = presentations.reversed().compactMap { upper in
      base.container.flatMap { upper.container?.placedPicture(in: $0) }
    }
  }

  /// What the leaving screens show together, in the space of the base's container.
  var before: Node? {
    guard let container = base.container else { return nil }
    // A page that stays half rolled up is put back alone.
    let isCurl = base.usedStyle == .partialCurl && pictures.isEmpty
    let own = isCurl ? base.presentedView : container
    let picture = own?.placedPicture(in: container)
    return Node(Layer(frame: container.bounds, children: [picture].compactMap(\.self) + pictures))
  }

  /// [I] A rolled-up page under other screens cannot be put back in sight: they dissolve.
  func style(insteadOf style: UIModalTransitionStyle) -> UIModalTransitionStyle {
    style == .partialCurl && !pictures.isEmpty ? .crossDissolve : style
  }

  /// Whether the lowest one was on screen under the others.
  var leavesBaseVisible: Bool { !presentations.contains { $0.removesPresenter } }

  func willGo() {
    for presentation in presentations { presentation.willDismiss() }
  }

  /// Puts a picture of the topmost over the lowest one's view, and takes the real ones away.
  func fold() {
    guard !presentations.isEmpty, let view = base.presentedView else { return }
    for presentation in presentations {
      presentation.container?.removeFromSuperview()
      if let presenter = presentation.presenting { presentation.bringPresenterHome(presenter) }
    }
    guard let container = base.container else { return }
    let rect = container.bounds
    UIView.performWithoutAnimation {
      let cover = UIView(frame: view.convert(rect, from: container))
      let picture = Node(Layer(frame: rect, children: pictures))
      cover.layer.values.drawing = .frozen(FrozenContent(picture, source: rect))
      view.addSubview(cover)
      self.cover = cover
    }
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
