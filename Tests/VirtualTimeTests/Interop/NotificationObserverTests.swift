import Foundation
import Testing

@testable import VirtualTime

extension Notification.Name {
  fileprivate static let rang = Notification.Name("rang")
}

@MainActor
private final class Listener: NSObject {
  var heard: [Int] = []
  func rang(_ note: Notification) { heard.append(note.object as? Int ?? 0) }
  func rangSilently() { heard.append(-1) }
}

@MainActor
@Suite struct NotificationObserverTests {
  private let center = NotificationCenter()

  @Test func `an observer hears what it asked for until it is removed`() {
    let listener = Listener()
    center.addObserver(
      listener,
      selector: Selector("rang:", Listener.rang),
      name: .rang,
      object: nil
    )
    center.post(name: .rang, object: 3)
    center.post(name: Notification.Name("other"), object: 4)
    center.removeObserver(listener)
    center.post(name: .rang, object: 5)
    #expect(listener.heard == [3])
  }

  @Test func `only the named notification is removed`() {
    let listener = Listener()
    let quiet = Selector("rangSilently", Listener.rangSilently)
    let other = Notification.Name("other")
    for name in [.rang, other] {
      center.addObserver(listener, selector: quiet, name: name, object: nil)
    }
    center.removeObserver(listener, name: .rang, object: nil)
    center.post(name: .rang, object: nil)
    center.post(name: other, object: nil)
    #expect(listener.heard == [-1])
  }

  @Test func `an observer is not kept alive`() {
    weak var gone: Listener?
    do {
      let listener = Listener()
      gone = listener
      center.addObserver(
        listener,
        selector: Selector("rang:", Listener.rang),
        name: .rang,
        object: nil
      )
    }
    #expect(gone == nil)
    center.post(name: .rang, object: 1)
  }

  @Test func `the token of a block is removed as ever`() {
    nonisolated(unsafe) var count = 0
    let token = center.addObserver(forName: .rang, object: nil, queue: nil) { _ in count += 1 }
    center.post(name: .rang, object: nil)
    center.removeObserver(token)
    center.post(name: .rang, object: nil)
    #expect(count == 1)
  }
}
