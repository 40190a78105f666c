public import Foundation

// Nothing can be dragged between apps here, so these interactions never begin.

@preconcurrency @MainActor
public protocol UIDragDropSession: NSObjectProtocol {
  var items: [UIDragItem] { get }
  var allowsMoveOperation: Bool { get }
  func location(in view: UIView) -> CGPoint
  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

@preconcurrency @MainActor
public protocol UIDragSession: UIDragDropSession {
  var localContext: Any? { get set }
}

@preconcurrency @MainActor
public protocol UIDropSession: UIDragDropSession {
  var localDragSession: (any UIDragSession)? { get }
  @discardableResult
  func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type,
    completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress
}

@preconcurrency @MainActor
public protocol UIDragInteractionDelegate: NSObjectProtocol {
  func dragInteraction(
    _ interaction: UIDragInteraction,
    itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem]
}

@preconcurrency @MainActor
public protocol UIDropInteractionDelegate: NSObjectProtocol {
  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession)
    -> Bool
  func dropInteraction(
    _ interaction: UIDropInteraction,
    sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal
  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession)
}

extension UIDropInteractionDelegate {
  public func dropInteraction(
    _ interaction: UIDropInteraction,
    canHandle session: any UIDropSession
  ) -> Bool { true }
  public func dropInteraction(
    _ interaction: UIDropInteraction,
    sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal { UIDropProposal(operation: .cancel) }
  public func dropInteraction(
    _ interaction: UIDropInteraction,
    performDrop session: any UIDropSession
  ) {}
}

/// Lets a view be dragged into other apps.
@preconcurrency @MainActor
open class UIDragInteraction: NSObject, UIInteraction {
  open private(set) weak var delegate: (any UIDragInteractionDelegate)?
  open private(set) weak var view: UIView?
  open var isEnabled = true
  open var allowsSimultaneousRecognitionDuringLift = false

  public init(delegate: any UIDragInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
}

/// Lets a view take what is dropped on it.
@preconcurrency @MainActor
open class UIDropInteraction: NSObject, UIInteraction {
  open private(set) weak var delegate: (any UIDropInteractionDelegate)?
  open private(set) weak var view: UIView?
  open var allowsSimultaneousDropSessions = false

  public init(delegate: any UIDropInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
}
