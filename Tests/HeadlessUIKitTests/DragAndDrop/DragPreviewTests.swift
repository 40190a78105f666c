import Foundation
import Geometry
import HeadlessUIKit
import Testing

@MainActor @Suite struct DragPreviewTests {
  private let container = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  private let card = UIView(frame: CGRect(x: 20, y: 40, width: 60, height: 80))

  init() {
    container.addSubview(card)
  }

  @Test func aPreviewOfAViewIsWhereTheViewIs() {
    let preview = UITargetedDragPreview(view: card)
    #expect(preview.target is UIDragPreviewTarget && preview.target.container === container)
    #expect(preview.target.center == card.center && preview.size == card.bounds.size)
  }

  @Test func aPreviewGoesToAnotherTarget() {
    let parameters = UIDragPreviewParameters()
    parameters.backgroundColor = .red
    let preview = UITargetedDragPreview(view: card, parameters: parameters)
    let target = UIDragPreviewTarget(
      container: container,
      center: .zero,
      transform: CGAffineTransform(scaleX: 2, y: 2)
    )
    let moved = preview.retargetedPreview(with: target)
    #expect(moved.view === card && moved.target.center == .zero)
    #expect(moved.target.transform == target.transform && moved.target is UIDragPreviewTarget)
    #expect(moved.parameters.backgroundColor == .red)
  }

  @Test func parametersAndProposalsAreCopiedAsWhatTheyAre() throws {
    let parameters = UIDragPreviewParameters()
    parameters.visiblePath = UIBezierPath(rect: card.bounds)
    let copy = try #require(parameters.copy(with: nil) as? UIDragPreviewParameters)
    #expect(copy.visiblePath?.bounds == card.bounds)
    let proposal = UITableViewDropProposal(
      operation: .move,
      intent: .insertAtDestinationIndexPath
    )
    proposal.isPrecise = true
    let same = try #require(proposal.copy(with: nil) as? UITableViewDropProposal)
    #expect(same.operation == .move && same.intent == .insertAtDestinationIndexPath)
    #expect(same.isPrecise)
  }

  @Test func aPreviewOfAnAddressShowsItsTitleAboveItsHost() throws {
    let url = try #require(URL(string: "https://example.org/a"))
    let card = UIDragPreview(for: url, title: "Example").view
    let label = try #require(card.subviews.first as? UILabel)
    #expect(label.text == "Example\nexample.org")
    let (inner, frame) = (card.bounds.insetBy(dx: 12, dy: 12), label.frame)
    #expect(abs(inner.minX - frame.minX) + abs(inner.minY - frame.minY) < 1e-9)
    #expect(abs(inner.width - frame.width) + abs(inner.height - frame.height) < 1e-9)
  }

  @Test func aDelegateThatImplementsNothingHasDefaults() {
    let (source, receiver) = (Source(), Receiver())
    let drag = UIDragInteraction(delegate: source)
    card.addInteraction(drag)
    let (item, session) = (UIDragItem(itemProvider: NSItemProvider()), Session())
    let preview = source.dragInteraction(drag, previewForLifting: item, session: session)
    #expect(preview?.view === card && preview?.target.center == card.center)
    #expect(source.dragInteraction(drag, itemsForAddingTo: session, withTouchAt: .zero).isEmpty)
    #expect(source.dragInteraction(drag, sessionAllowsMoveOperation: session))
    let drop = UIDropInteraction(delegate: receiver)
    let given = UITargetedDragPreview(view: card)
    let used = receiver.dropInteraction(drop, previewForDropping: item, withDefault: given)
    #expect(used === given)
  }

  @Test func aSessionKnowsWhatItsItemsCanBeReadAs() {
    let session = Session()
    #expect(!session.canLoadObjects(ofClass: NSString.self))
    session.items = [UIDragItem(itemProvider: NSItemProvider(object: NSString(string: "a")))]
    #expect(session.canLoadObjects(ofClass: NSString.self))
    #expect(session.hasItemsConforming(toTypeIdentifiers: ["public.image", "public.text"]))
    #expect(!session.hasItemsConforming(toTypeIdentifiers: ["public.image"]))
  }
}

private final class Source: NSObject, UIDragInteractionDelegate {
  func dragInteraction(
    _ interaction: UIDragInteraction,
    itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem] { [] }
}

private final class Receiver: NSObject, UIDropInteractionDelegate {}

private final class Session: NSObject, UIDragSession {
  var items: [UIDragItem] = []
  var allowsMoveOperation = true
  var localContext: Any?

  func location(in view: UIView) -> CGPoint { .zero }
}
