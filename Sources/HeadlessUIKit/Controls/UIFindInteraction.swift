@preconcurrency public import Foundation

@preconcurrency @MainActor
public protocol UIFindInteractionDelegate: NSObjectProtocol {
  func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession?
  func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession)
  func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession)
}

extension UIFindInteractionDelegate {
  public func findInteraction(
    _ interaction: UIFindInteraction,
    didBegin session: UIFindSession
  ) {}
  public func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession) {}
}

/// Finds a text in a view; the system's panel for it is not drawn.
@preconcurrency @MainActor
open class UIFindInteraction: NSObject, UIInteraction {
  open private(set) weak var delegate: (any UIFindInteractionDelegate)?
  open private(set) weak var view: UIView?
  open private(set) var activeFindSession: UIFindSession?
  open var isFindNavigatorVisible: Bool { activeFindSession != nil }
  /// [D] What the panel searches for.
  open var searchText: String? {
    didSet { if searchText != oldValue { search() } }
  }
  open var replacementText: String?
  open var optionsMenuProvider: (([UIMenuElement]) -> UIMenu?)?

  public init(sessionDelegate: any UIFindInteractionDelegate) {
    delegate = sessionDelegate
    super.init()
  }

  open func willMove(to view: UIView?) {
    if view !== self.view { dismissFindNavigator() }
  }
  open func didMove(to view: UIView?) { self.view = view }

  /// [D] Begins a session, if the delegate has one.
  open func presentFindNavigator(showingReplace replaceVisible: Bool) {
    guard activeFindSession == nil, let view,
      let session = delegate?.findInteraction(self, sessionFor: view)
    else { return }
    StageCore.ambient.warnOnce(
      "UIFindInteraction",
      "the panel that finds text was presented, which is not drawn",
      remedy: "set the interaction's searchText, which is found as if it were typed"
    )
    activeFindSession = session
    delegate?.findInteraction(self, didBegin: session)
    search()
  }

  open func dismissFindNavigator() {
    guard let session = activeFindSession else { return }
    session.invalidateFoundResults()
    activeFindSession = nil
    delegate?.findInteraction(self, didEnd: session)
  }

  open func findNext() { activeFindSession?.highlightNextResult(in: .forward) }
  open func findPrevious() { activeFindSession?.highlightNextResult(in: .backward) }
  /// The number stands in the panel.
  open func updateResultCount() {}

  /// [I] An empty text is found nowhere.
  private func search() {
    guard let activeFindSession else { return }
    guard let searchText, !searchText.isEmpty else {
      return activeFindSession.invalidateFoundResults()
    }
    activeFindSession.performSearch(query: searchText, options: .usual)
  }
}
