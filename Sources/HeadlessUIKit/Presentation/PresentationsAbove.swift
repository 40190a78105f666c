import Foundation
import Geometry
import Scene

/// The presentations above a controller that is being dismissed, which are dismissed with it.
///
/// The picture of all of them leaves in the style of the lowest. Sheets and what is above
/// them slide by themselves instead, while their dimming fades. [I]
///
/// [W] rule presentation.order-nested
@MainActor
final class PresentationsAbove {
  /// Topmost first.
  let controllers: [UIViewController]
  private let base: UIPresentationController
  private let presentations: [UIPresentationController]
  /// Lowest first.
  private let pictures: [Picture]
  private var covers: [UIView] = []
  private var isSliding = false

  init(_ controllers: [UIViewController], above base: UIPresentationController) {
    self.controllers = controllers
    self.base = base
    presentations = controllers.compactMap(\.modal.controller)
    let containers = presentations.reversed().compactMap(\.container)
    // A picture includes the containers inside it.
    let outermost = containers.filter { one in
      !containers.contains { $0 !== one && one.isDescendant(of: $0) }
    }
    pictures = outermost.compactMap { Picture(of: $0, above: base) }
  }

  /// What one of them showed at the last commit.
  @MainActor
  private struct Picture {
    /// In the space of its superview.
    let node: Node
    /// A presentation in a context is inside the base's own view, and stays there.
    let superview: UIView?
    let frame: CGRect
    /// Whether it is part of what the base's container shows.
    let isInContainer: Bool

    init?(of container: UIView, above base: UIPresentationController) {
      guard let whole = base.container, let view = base.viewInContainer else { return nil }
      superview = container.isDescendant(of: view) ? container.superview : nil
      guard let node = container.positionedPicture(in: superview ?? whole) else { return nil }
      (self.node, frame) = (node, container.frame)
      isInContainer = container.isDescendant(of: whole)
    }
  }

  /// The picture of the leaving screens, in the space of the base's container.
  var before: Node? {
    guard let container = base.container else { return nil }
    // A page that stays half rolled up is unrolled alone.
    let isCurl = base.usedStyle == .partialCurl && pictures.isEmpty
    let own = isCurl ? base.viewInContainer : container
    let picture = own?.positionedPicture(in: container)
    let others = pictures.filter { !$0.isInContainer }.map(\.node)
    return Node(Layer(frame: container.bounds, children: [picture].compactMap(\.self) + others))
  }

  /// [I] A rolled-up page below other screens cannot be unrolled visibly: they dissolve.
  func style(insteadOf style: UIModalTransitionStyle) -> UIModalTransitionStyle {
    style == .partialCurl && !pictures.isEmpty ? .crossDissolve : style
  }

  /// Whether the lowest one was visible below the others.
  var leavesBaseVisible: Bool { presentations.last?.removesPresenter != true }

  func willDismiss() {
    for presentation in presentations { presentation.willDismiss() }
  }

  /// Lets them slide with it, if they are above a sheet that slides.
  func slide(with animator: StyleAnimator) {
    let views = presentations.compactMap { presentation -> UIView? in
      let isOnTop = presentation.container?.superview is UIWindow
      return isOnTop && !presentation.removesPresenter ? presentation.viewInContainer : nil
    }
    guard animator.slides, base.chrome.panel != nil, views.count == controllers.count else {
      return
    }
    isSliding = true
    animator.companions = views
  }

  /// Removes them at the end.
  func leave() {
    for presentation in presentations where isSliding {
      presentation.container?.removeFromSuperview()
    }
  }

  /// Replaces them by pictures over the lowest one's view.
  func replaceByPictures() {
    guard !presentations.isEmpty, !isSliding, let view = base.viewInContainer else { return }
    for presentation in presentations {
      presentation.container?.removeFromSuperview()
      if let presenter = presentation.presenting { presentation.returnPresenterView(presenter) }
    }
    guard let container = base.container else { return }
    let around = pictures.filter { $0.superview == nil }.map(\.node)
    let rect = container.bounds
    UIView.performWithoutAnimation {
      if !around.isEmpty {
        cover(view, at: view.convert(rect, from: container), with: around, of: rect)
      }
      for picture in pictures {
        guard let superview = picture.superview else { continue }
        cover(superview, at: picture.frame, with: [picture.node], of: picture.frame)
      }
    }
  }

  private func cover(
    _ superview: UIView,
    at frame: CGRect,
    with pictures: [Node],
    of source: CGRect
  ) {
    let cover = UIView(frame: frame)
    let space = CGRect(x: 0, y: 0, width: source.maxX, height: source.maxY)
    let picture = Node(Layer(frame: space, children: pictures))
    cover.layer.values.drawing = .frozen(FrozenContent(picture, source: source))
    superview.addSubview(cover)
    covers.append(cover)
  }

  private func uncover() {
    for cover in covers { cover.removeFromSuperview() }
    covers = []
  }

  /// Restores the real ones after a cancelled dismissal.
  func restore(animated: Bool) {
    uncover()
    for (index, controller) in controllers.enumerated().reversed() {
      controller.turnAppearance(!isCovered(at: index), animated: animated)
      if !isSliding { presentations[index].moveInAgain() }
    }
  }

  /// Only a presentation of the screen itself removes its view.
  private func isCovered(at index: Int) -> Bool {
    index > 0 && presentations[index - 1].removesPresenter
  }

  func unlink() {
    uncover()
    for (controller, presentation) in zip(controllers, presentations) {
      controller.modal.presenting?.modal.presented = nil
      controller.modal.presenting = nil
      controller.modal.controller = nil
      presentation.presented?.modal.controller = nil
      presentation.send(.dismissalTransitionDidEnd(true)) {
        presentation.dismissalTransitionDidEnd(true)
      }
      presentation.moveOut()
    }
  }
}
