import Foundation
import HeadlessUIKit

extension ScriptRun {
  private static let mostPresentations = 50

  func present(_ step: PresentStep, _ done: @escaping () -> Void) {
    guard let name = step.controller?.name, let controller = cast.controller(name) else { return }
    guard let source = cast.controller(step.source) ?? top else {
      return stop("nothing is on screen; show a controller first")
    }
    guard isFree(controller, step.controller, for: source) else { return }
    if controller.presentedViewController != nil {
      return stop("\"\(name)\" presents another controller itself; dismiss that first")
    }
    guard source.presentations < Self.mostPresentations else {
      return stop(
        "\(Self.mostPresentations) controllers are presented over each other; dismiss some"
      )
    }
    if let style = step.style { controller.modalPresentationStyle = style }
    if let transition = step.transition { controller.modalTransitionStyle = transition }
    if let sheet = controller.sheetPresentationController { arrange(sheet, step) }
    if let anchor = step.anchor { point(controller, at: anchor) }
    source.present(controller, animated: step.isAnimated, completion: done)
  }

  private func arrange(_ sheet: UISheetPresentationController, _ step: PresentStep) {
    if let first = step.detents.first {
      sheet.detents = step.detents.map { $0 == .medium ? .medium() : .large() }
      sheet.selectedDetentIdentifier = first
    }
    if let showsGrabber = step.showsGrabber { sheet.prefersGrabberVisible = showsGrabber }
  }

  private func point(_ controller: UIViewController, at name: Reference) {
    guard let view = cast.view(named: name.name) else { return }
    controller.popoverPresentationController?.sourceView = view
    controller.popoverPresentationController?.sourceRect = view.bounds
  }

  /// Presses a button of the topmost alert; the step ends when the alert is dismissed.
  func choose(_ title: String, _ done: @escaping () -> Void) {
    guard let alert = top as? UIAlertController else {
      return stop("no alert is in front; present one first")
    }
    let spoken = cast.say(title)
    guard let button = alert.view.button(saying: spoken), let window = button.window else {
      let titles = alert.actions.compactMap(\.title).joined(separator: ", ")
      return stop("the alert has no button \"\(title)\"; choose one of \(titles)")
    }
    cast.onChoice = { [cast] chosen in
      guard chosen == spoken else { return }
      cast.onChoice = nil
      done()
    }
    stage.tap(at: button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: window))
  }

  func dismiss(_ step: DismissStep, _ done: @escaping () -> Void) {
    guard let name = step.controller?.name, let controller = cast.controller(name) else { return }
    guard let presenter = controller.presentingViewController else {
      return stop("\"\(name)\" is not presented; present it first")
    }
    presenter.dismiss(animated: step.isAnimated, completion: done)
  }

  /// The topmost controller.
  var top: UIViewController? {
    let root = stage.window.rootViewController
    return root.map { root in
      var top = root
      while let next = top.presentedViewController { top = next }
      return top
    }
  }
}

extension UIViewController {
  /// The number of presentations below this controller.
  fileprivate var presentations: Int {
    var count = 0
    var presenter = presentingViewController
    while let next = presenter {
      count += 1
      presenter = next.presentingViewController
    }
    return count
  }
}

extension UIView {
  /// The button with that title in this view.
  fileprivate func button(saying title: String) -> UIButton? {
    if let button = self as? UIButton, button.currentTitle == title { return button }
    return subviews.lazy.compactMap { $0.button(saying: title) }.first
  }
}
