import Foundation
import Geometry
import TestSupport
import Testing

@testable import HeadlessUIKit

/// A view that is dragged to another one.
@MainActor
@Suite struct DragFlightTests {
  private let stage = Stage(device: .iPhone15)
  private let card = UIView(frame: CGRect(x: 20, y: 100, width: 80, height: 60))
  private let box = UIView(frame: CGRect(x: 200, y: 500, width: 120, height: 120))
  private let ends = Ends()

  init() {
    stage.window.addSubview(card)
    stage.window.addSubview(box)
    card.addInteraction(UIDragInteraction(delegate: ends))
    box.addInteraction(UIDropInteraction(delegate: ends))
  }

  private func drag(to end: CGPoint, pause: TimeInterval = 0) throws {
    _ = try stage.record {
      stage.drag(along: [card.center, end], hold: 0.6, duration: 0.2, pause: pause)
    }
  }

  @Test func aDropIsToldInOrder() throws {
    try drag(to: box.center)
    #expect(
      ends.words == [
        "items", "preview", "lift", "begin", "move", "can handle", "enter", "update",
        "will end copy", "animate drop", "perform text", "conclude", "did end copy", "end",
        "transfer",
      ]
    )
    #expect(stage.window.subviews.count == 2)
  }

  @Test func aDragOverNothingFliesBack() throws {
    try drag(to: CGPoint(x: 60, y: 700))
    #expect(
      ends.words == [
        "items", "preview", "lift", "begin", "move", "will end cancel", "animate cancel",
        "did end cancel",
      ]
    )
    #expect(stage.window.subviews.count == 2 && !card.layer.isConcealed)
  }

  @Test func whoIsLeftHearsOfTheEndToo() throws {
    _ = try stage.record {
      stage.drag(
        along: [card.center, box.center, CGPoint(x: 60, y: 700)],
        hold: 0.6,
        duration: 0.4
      )
    }
    #expect(
      ends.words.suffix(6) == [
        "exit", "move", "will end cancel", "animate cancel", "did end cancel", "end",
      ]
    )
    #expect(ends.words.filter { $0 == "can handle" }.count == 1)
  }

  @Test(arguments: [
    (UIDropOperation.cancel, "cancel"), (.forbidden, "forbidden"), (.move, "cancel"),
  ])
  func whatIsNotAllowedFliesBack(_ operation: UIDropOperation, _ word: String) throws {
    ends.operation = operation
    ends.allowsMove = false
    try drag(to: box.center)
    #expect(ends.words.contains("did end \(word)"))
    #expect(!ends.words.contains { $0.hasPrefix("perform") })
  }

  @Test func aFingerThatRestsLiftsAndPutsDown() throws {
    _ = try stage.record { stage.press(at: card.center, duration: 0.8) }
    #expect(ends.words == ["items", "preview", "lift", "animate cancel"])
    #expect(!card.layer.isConcealed)
  }

  @Test func aFingerThatMovesAtOnceDragsNothing() throws {
    _ = try stage.record { stage.drag(along: [card.center, box.center], duration: 0.3) }
    #expect(ends.words.isEmpty)
  }

  @Test func withoutItemsThereIsNoDrag() throws {
    ends.items = []
    try drag(to: box.center)
    #expect(ends.words == ["items"])
  }

  @Test func thePictureFollowsTheFinger() throws {
    let goal = CGPoint(x: 100, y: 330)
    stage.drag(along: [card.center, goal], hold: 0.6, duration: 0.2, pause: 1)
    #expect(ends.centers.last == goal)
    #expect(ends.isConcealed == [true, false])
  }

  @Test(.evidence(.documented), arguments: [nil, false, true] as [Bool?])
  func anItemMayShowAnotherPictureWhileItIsDragged(provides: Bool?) throws {
    let (lifted, other) = (card.bounds.size, CGSize(width: 30, height: 20))
    if let provides {
      ends.items[0].previewProvider = {
        guard provides else { return nil }
        return UIDragPreview(view: UIView(frame: CGRect(origin: .zero, size: other)))
      }
    }
    try drag(to: CGPoint(x: 60, y: 700))
    #expect(ends.sizes == (provides.map { $0 ? [other] : [] } ?? [lifted]))
    #expect(stage.window.subviews.count == 2 && !card.layer.isConcealed)
  }

  @Test func whatWasLiftedIsSeenAgainWhenTheDragHasNoPictureOfItsOwn() throws {
    let item = ends.items[0]
    item.previewProvider = { nil }
    stage.schedule(at: 0.7) { item.previewProvider = nil }
    stage.drag(along: [card.center, CGPoint(x: 60, y: 700)], hold: 0.6, duration: 0.2)
    #expect(ends.sizes == [card.bounds.size])
  }

  @Test func aMenuGivesWayToADrag() throws {
    let menu = MenuMaker()
    card.addInteraction(UIContextMenuInteraction(delegate: menu))
    _ = try stage.record { stage.press(at: card.center, duration: 0.8) }
    #expect(stage.openMenuTitles == ["Copy"])
    _ = try stage.record { stage.tap(at: CGPoint(x: 300, y: 800)) }
    try drag(to: box.center)
    #expect(stage.openMenuTitles == [] && ends.words.contains("perform text"))
    #expect(stage.window.subviews.count == 2)
  }

  @Test func objectsComeTogetherInTheOrderOfTheirItems() throws {
    ends.items = ["a", "b"].map { UIDragItem(itemProvider: NSItemProvider(object: $0 as NSString)) }
    try drag(to: box.center)
    #expect(ends.words.contains("perform a b"))
  }
}

/// Both ends of a drag, which note what they hear.
@MainActor
private final class Ends: NSObject, UIDragInteractionDelegate, UIDropInteractionDelegate {
  var words: [String] = []
  var items = [UIDragItem(itemProvider: NSItemProvider(object: "text" as NSString))]
  var operation = UIDropOperation.copy
  var allowsMove = true
  var centers: [CGPoint] = []
  /// Of the pictures that were seen when the drag last moved.
  var sizes: [CGSize] = []
  var isConcealed: [Bool] = []

  /// A word is noted once while it repeats.
  private func note(_ word: String) {
    if words.last != word, !(words.last == "update" && ["move", "update"].contains(word)) {
      words.append(word)
    }
  }

  // MARK: Where it begins

  func dragInteraction(
    _ interaction: UIDragInteraction,
    itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem] {
    note("items")
    return items
  }

  func dragInteraction(
    _ interaction: UIDragInteraction,
    previewForLifting item: UIDragItem,
    session: any UIDragSession
  ) -> UITargetedDragPreview? {
    note("preview")
    return interaction.view.map { UITargetedDragPreview(view: $0) }
  }

  func dragInteraction(
    _ interaction: UIDragInteraction,
    willAnimateLiftWith animator: any UIDragAnimating,
    session: any UIDragSession
  ) {
    note("lift")
    isConcealed.append(interaction.view?.layer.isConcealed == true)
  }

  func dragInteraction(
    _ interaction: UIDragInteraction,
    item: UIDragItem,
    willAnimateCancelWith animator: any UIDragAnimating
  ) { note("animate cancel") }

  func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionWillBegin session: any UIDragSession
  ) {
    note("begin")
    isConcealed.append(interaction.view?.layer.isConcealed == true)
  }

  func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { allowsMove }

  func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionDidMove session: any UIDragSession
  ) {
    note("move")
    guard let window = interaction.view?.window else { return }
    let pictures = window.subviews.last?.subviews.compactMap { $0 as? LiftedPreview } ?? []
    centers += pictures.map(\.center)
    sizes = pictures.filter { !$0.isHidden }.map(\.wantedSize)
  }

  func dragInteraction(
    _ interaction: UIDragInteraction,
    session: any UIDragSession,
    willEndWith operation: UIDropOperation
  ) { note("will end \(operation)") }

  func dragInteraction(
    _ interaction: UIDragInteraction,
    session: any UIDragSession,
    didEndWith operation: UIDropOperation
  ) { note("did end \(operation)") }

  func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionDidTransferItems session: any UIDragSession
  ) { note("transfer") }

  // MARK: Where it could end

  func dropInteraction(
    _ interaction: UIDropInteraction,
    canHandle session: any UIDropSession
  ) -> Bool {
    note("can handle")
    return session.localDragSession != nil && session.canLoadObjects(ofClass: NSString.self)
  }

  func dropInteraction(
    _ interaction: UIDropInteraction,
    sessionDidEnter session: any UIDropSession
  ) { note("enter") }

  func dropInteraction(
    _ interaction: UIDropInteraction,
    sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal {
    note("update")
    return UIDropProposal(operation: operation)
  }

  func dropInteraction(
    _ interaction: UIDropInteraction,
    sessionDidExit session: any UIDropSession
  ) { note("exit") }

  func dropInteraction(
    _ interaction: UIDropInteraction,
    performDrop session: any UIDropSession
  ) {
    session.loadObjects(ofClass: NSString.self) { [self] objects in
      note(
        "perform " + objects.compactMap { ($0 as? NSString)?.description }.joined(separator: " ")
      )
    }
  }

  func dropInteraction(
    _ interaction: UIDropInteraction,
    item: UIDragItem,
    willAnimateDropWith animator: any UIDragAnimating
  ) { note("animate drop") }

  func dropInteraction(
    _ interaction: UIDropInteraction,
    concludeDrop session: any UIDropSession
  ) { note("conclude") }

  func dropInteraction(
    _ interaction: UIDropInteraction,
    sessionDidEnd session: any UIDropSession
  ) { note("end") }
}

private final class MenuMaker: NSObject, UIContextMenuInteractionDelegate {
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(actionProvider: { _ in
      UIMenu(children: [UIAction(title: "Copy") { _ in }])
    })
  }
}
