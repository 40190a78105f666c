import Testing
import UIKit

@MainActor
@Suite struct ScreenTests {
  private let stage = Stage(device: .iPhone15)

  @Test func messagesTakeTheRoomOfTheirTexts() throws {
    let chat = ChatViewController()
    stage.show(chat)
    chat.receive([
      ChatMessage(id: 0, text: "Hi", isMine: false),
      ChatMessage(
        id: 1,
        text: "A longer answer that does not fit on one line of its bubble, so that it wraps",
        isMine: true
      ),
    ])
    try stage.settle()
    let bubbles = chat.visibleBubbles
    #expect(bubbles.count == 2)
    #expect(abs(bubbles[0].bubbleFrame.minX - 16) < 0.001)
    #expect(bubbles[0].bubbleFrame.width < 60)
    #expect(bubbles[1].bubbleFrame.maxX == 377)
    #expect(bubbles[1].bubbleFrame.width <= 0.75 * 393 + 0.5)
    #expect(bubbles[1].frame.height > bubbles[0].frame.height + 15)
    #expect(stage.faults.isEmpty)
  }

  @Test func newMessagesComeIntoSight() throws {
    let chat = ChatViewController()
    stage.show(chat)
    chat.receive((0..<30).map { ChatMessage(id: $0, text: "Message \($0)", isMine: $0 % 3 == 0) })
    try stage.settle()
    #expect(abs(chat.distanceToEnd) < 1)
    chat.receive([ChatMessage(id: 100, text: "The last", isMine: true)])
    try stage.settle()
    #expect(abs(chat.distanceToEnd) < 1)
  }

  @Test func contactsScrollBothWaysAndOpen() throws {
    let screen = ContactsViewController()
    screen.contacts = (0..<40).map {
      Contact(id: $0, name: "Contact \($0)", company: "Company", isFavourite: $0 < 8)
    }
    stage.show(screen)
    let view = try #require(screen.collectionView)
    #expect(view.numberOfItems(inSection: 0) == 8 && view.numberOfItems(inSection: 1) == 40)
    let first = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)))
    let row = try #require(view.cellForItem(at: IndexPath(item: 0, section: 1)))
    #expect(first.frame.size == CGSize(width: 90, height: 110))
    #expect(row.frame.width == 393 && row.frame.height > 44)
    let place = first.convert(CGPoint(x: 45, y: 55), to: nil)
    stage.drag(
      along: [CGPoint(x: 300, y: place.y), CGPoint(x: 198, y: place.y)],
      duration: 0.5,
      pause: 0.3
    )
    try stage.settle()
    stage.tap(at: place)
    #expect(screen.opened == ["Contact 1"])
    stage.tap(at: row.convert(CGPoint(x: 100, y: 20), to: nil))
    #expect(screen.opened == ["Contact 1", "Contact 0"])
    screen.contacts.removeFirst(2)
    screen.applySnapshot()
    try stage.settle()
    #expect(view.numberOfItems(inSection: 1) == 38)
    #expect(stage.faults.isEmpty)
  }

  @Test func aPhotoIsZoomedAndCentred() throws {
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 786, height: 400))
    let image = renderer.image { context in
      UIColor.orange.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 786, height: 400))
    }
    let screen = PhotoViewController(image: image)
    stage.show(screen)
    #expect(screen.scrollView.zoomScale == 0.5)
    #expect(screen.imageView.frame.size == CGSize(width: 393, height: 200))
    #expect(screen.scrollView.contentOffset.y == -326)
    stage.tap(at: CGPoint(x: 196, y: 426))
    stage.tap(at: CGPoint(x: 196, y: 426))
    try stage.settle()
    #expect(screen.scrollView.zoomScale == 2)
    stage.tap(at: CGPoint(x: 196, y: 426))
    stage.tap(at: CGPoint(x: 196, y: 426))
    try stage.settle()
    #expect(screen.scrollView.zoomScale == 0.5)
  }

  @Test func theUppermostCardIsThrownAside() throws {
    let stack = CardStackView(frame: CGRect(x: 20, y: 200, width: 353, height: 400))
    let screen = UIViewController()
    stage.show(screen)
    screen.view.addSubview(stack)
    let cards = (0..<4).map { _ in UIView() }
    stack.setCards(cards)
    stage.advance(by: 0)
    #expect(cards[0].bounds.size == CGSize(width: 337, height: 384))
    stage.drag(from: CGPoint(x: 150, y: 400), to: CGPoint(x: 350, y: 410), duration: 0.2)
    try stage.settle()
    #expect(stack.cards.count == 3)
    #expect(cards[0].superview == nil)
    #expect(cards[1].transform == .identity)
  }
}
