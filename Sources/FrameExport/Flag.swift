internal import Synchronization

/// Something that happens once and is seen by every thread.
final class Flag: Sendable {
  private let state = Atomic<Bool>(false)

  func raise() {
    state.store(true, ordering: .releasing)
  }

  var isRaised: Bool { state.load(ordering: .acquiring) }
}
