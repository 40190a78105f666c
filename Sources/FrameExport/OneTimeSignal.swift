internal import Synchronization

/// An event that happens once and that every thread can see.
final class OneTimeSignal: Sendable {
  private let state = Atomic<Bool>(false)

  func raise() {
    state.store(true, ordering: .releasing)
  }

  var isRaised: Bool { state.load(ordering: .acquiring) }
}
