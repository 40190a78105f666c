import Scene

/// Why a presentation is refused, with UIKit's messages (rule presentation.refusals).
@MainActor
struct PresentationRefusal {
  private let source: UIViewController
  private let presented: UIViewController

  init(_ source: UIViewController, presenting presented: UIViewController) {
    (self.source, self.presented) = (source, presented)
  }

  /// The presenting controller; nil after a message.
  var presenterIfAllowed: UIViewController? {
    if let (sentence, remedy) = exception {
      source.raise(sentence, remedy: remedy)
      return nil
    }
    let presenter = source.presenter(for: presented.modalPresentationStyle)
    return allows(presenter) ? presenter : nil
  }

  /// Whether nothing prevents this one from presenting now.
  func allows(_ presenter: UIViewController) -> Bool {
    guard let (sentence, remedy) = warning(presenter) else { return true }
    source.warn(sentence, remedy: remedy, kind: .presentation)
    return false
  }

  private typealias Complaint = (sentence: String, remedy: String)

  // [W] UIKit's exceptions.
  private var exception: Complaint? {
    let name = presented.name
    if presented === source {
      return (
        "Application tried to present modally a view controller on itself."
          + " Presenting controller is <\(name)>.",
        "present another controller"
      )
    }
    if let presenter = presented.modal.presenting {
      return (
        "Application tried to present modally a view controller <\(name)> that is already being"
          + " presented by <\(presenter.name)>.",
        "dismiss it first, or present another one"
      )
    }
    if let parent = presented.parent {
      return (
        "Application tried to present modally a view controller <\(name)> that has a parent view"
          + " controller <\(parent.name)>.",
        "remove it from its parent first"
      )
    }
    if isActive {
      return (
        "Application tried to present modally an active controller <\(name)>.",
        "present a controller that is not yet in the chain from the window's root to \(source.name)"
      )
    }
    return styleException
  }

  /// Whether it is the root of a window, even if its view is removed, or an ancestor of the source.
  private var isActive: Bool {
    let line = sequence(first: source) { $0.parent ?? $0.modal.presenting }
    return source.stage.windows.contains { $0.rootViewController === presented }
      || line.contains { $0 === presented }
  }

  private var styleException: Complaint? {
    let style = presented.modalPresentationStyle
    if style == .none {
      return (
        "The specified modal presentation style doesn't have a corresponding presentation"
          + " controller.",  // [W1]
        "set the modalPresentationStyle of <\(presented.name)> to .automatic or another style"
      )
    }
    if presented.requestedTransitionStyle == .partialCurl, style != .fullScreen {
      return (
        "Application tried to present UIModalTransitionStylePartialCurl to or from non-fullscreen"
          + " view controller <\(presented.name)>.",
        "set its modalPresentationStyle to .fullScreen"
      )
    }
    // [D] rule presentation.popover.
    let isContext = StyleRules[style].presenter == .context
    if isContext, presented.requestedTransitionStyle != .coverVertical, source.isInPopover {
      return (
        "The only modal transition style supported inside a popover is coverVertical,"
          + " not that of <\(presented.name)>.",
        "set its modalTransitionStyle to .coverVertical"
      )
    }
    return nil
  }

  /// [I] A context that its container is just removing cannot be presented in.
  private func isLeaving(_ presenter: UIViewController) -> Bool {
    presenter.parent != nil && presenter.appearance.phase == .disappearing
  }

  // [W] UIKit logs a warning and ignores the call.
  private func warning(_ presenter: UIViewController) -> Complaint? {
    let (a, b, s) = (presenter.name, presented.name, source.name)
    if presenter.modal.isInFlight || presenter.modal.presented?.modal.isInFlight == true {
      return (
        "Attempt to present <\(b)> on <\(a)> while a presentation is in progress.",
        "present it in the completion of the previous presentation"
      )
    }
    if let other = presenter.modal.presented {
      return (
        "Attempt to present <\(b)> on <\(a)> (from <\(s)>) which is already presenting"
          + " <\(other.name)>.",
        "present it on \(other.name), or dismiss that first"
      )
    }
    if presenter.viewIfLoaded?.window == nil || isLeaving(presenter) {
      return (
        "Attempt to present <\(b)> on <\(a)> (from <\(s)>) whose view is not in the window"
          + " hierarchy.",
        "present it from viewDidAppear(_:) or later"
      )
    }
    return nil
  }
}
