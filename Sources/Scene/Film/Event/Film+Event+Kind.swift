public import Foundation

extension Film.Event {
  /// What happened, for tests and checks to match; the texts of logs are made from it.
  public enum Kind: Hashable, Sendable {
    /// A callback of a controller or a presentation controller without arguments worth logging.
    case callback(Callback)
    case appearance(Appearance, animated: Bool)
    /// `viewWillTransition(to:with:)`.
    case sizeChange(CGSize)
    /// A child is added to a container or removed from it; the name is the container's.
    case containment(Containment, parent: String?)
    case presentation(Presentation)
    case transition(TransitionStep)
    /// A delegate, data source or restoration class was called: the method's full name, and one
    /// argument for each of its labels, nil if the log omits it.
    case delegate(_ method: String, arguments: [String?] = [])
    /// The filmed code asked the system for something that is not visible in a frame.
    case system(SystemRequest)
    /// A line that the filmed code or a test has logged.
    case note(_ text: String, detail: String = "")
  }
}

extension Film.Event {
  /// Callbacks without arguments, by their names in logs.
  public enum Callback: String, CaseIterable, Hashable, Sendable {
    case loadView = "loadView()"
    case viewDidLoad = "viewDidLoad()"
    case updateViewConstraints = "updateViewConstraints()"
    case viewWillLayoutSubviews = "viewWillLayoutSubviews()"
    case viewDidLayoutSubviews = "viewDidLayoutSubviews()"
    case containerViewWillLayoutSubviews = "containerViewWillLayoutSubviews()"
    case containerViewDidLayoutSubviews = "containerViewDidLayoutSubviews()"
    case willTransitionToTraits = "willTransition(to:with:)"
    case traitCollectionDidChange = "traitCollectionDidChange(_:)"
    case systemLayoutFittingSizeDidChange =
      "systemLayoutFittingSizeDidChange(forChildContentContainer:)"
    case didReceiveMemoryWarning = "didReceiveMemoryWarning()"
    case updateUserActivityState = "updateUserActivityState(_:)"
    case encodeRestorableState = "encodeRestorableState(with:)"
    case decodeRestorableState = "decodeRestorableState(with:)"
    case applicationFinishedRestoringState = "applicationFinishedRestoringState()"
  }

  /// The five appearance callbacks of a controller.
  public enum Appearance: String, CaseIterable, Hashable, Sendable {
    case viewWillAppear, viewIsAppearing, viewDidAppear, viewWillDisappear, viewDidDisappear
  }

  /// The callbacks around `addChild(_:)` and `removeFromParent()`.
  public enum Containment: String, CaseIterable, Hashable, Sendable {
    case willMove, didMove
  }

  /// Presentations and dismissals: their start, and the callbacks of a presentation controller.
  public enum Presentation: Hashable, Sendable {
    case presents(String)
    case dismisses(String)
    case presentationTransitionWillBegin
    case presentationTransitionDidEnd(Bool)
    case dismissalTransitionWillBegin
    case dismissalTransitionDidEnd(Bool)
  }

  /// A step of a transition, named after the call that performs it.
  public enum TransitionStep: Hashable, Sendable {
    case transitionDuration(TimeInterval)
    case startInteractiveTransition
    case animateTransition(duration: TimeInterval)
    case interruptibleAnimator
    case animateAlongsideTransition
    case finishInteractiveTransition
    case cancelInteractiveTransition
    case pauseInteractiveTransition
    case notifyWhenInteractionChanges
    case completeTransition(Bool)
    case animationEnded(Bool)
    case coordinatorCompletion
  }
}
