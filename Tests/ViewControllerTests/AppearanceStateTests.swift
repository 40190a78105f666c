import TestSupport
import Testing

@testable import HeadlessUIKit

/// The state machine of Rules-Appearance.md, without a controller around it.
@Suite struct AppearanceStateTests {
  @Test(.rule("appearance.will-without-did", .documented))
  func aWillNeedNotBeFollowedByItsDid() {
    var state = AppearanceState()
    #expect(state.begin(appearing: true, animated: true) == .willAppear(true))
    #expect(state.begin(appearing: false, animated: true) == .willDisappear(true))
    #expect(state.end() == .finished(.didDisappear(true)))
    #expect(state.phase == .disappeared)
  }

  @Test(.rule("appearance.nested-begin-end", .documented))
  func nestedBeginsWaitForTheFinalEnd() {
    var state = AppearanceState()
    #expect(state.begin(appearing: true, animated: false) == .willAppear(false))
    #expect(state.begin(appearing: true, animated: true) == nil)
    #expect(state.end() == .pending)
    #expect(state.end() == .finished(.didAppear(false)))
  }

  @Test(.rule("appearance.nested-begin-end", .reported))
  func oneEndFinishesAnAbort() {
    var state = AppearanceState()
    _ = state.begin(appearing: true, animated: true)
    _ = state.begin(appearing: false, animated: false)
    _ = state.begin(appearing: true, animated: true)
    #expect(state.end() == .finished(.didAppear(true)))
    #expect(state.end() == .unbalanced)
  }

  @Test(.rule("appearance.unbalanced-calls", .inferred))
  func aReachedStateIsNotReachedAgain() {
    var state = AppearanceState()
    #expect(state.begin(appearing: false, animated: true) == nil)
    #expect(state.end() == .silent)
    #expect(state.end() == .unbalanced)
  }

  /// Whatever is called: every `did` closes a `will` of its kind, and none comes twice.
  @Test func callbacksAlternateUnderAnyScript() {
    var random = SeededGenerator(seed: 7)
    var state = AppearanceState()
    var last: AppearanceState.Callback = .didDisappear(false)
    for _ in 0..<10_000 {
      let callback: AppearanceState.Callback?
      if random.next() % 2 == 0 {
        callback = state.begin(appearing: random.next() % 2 == 0, animated: random.next() % 2 == 0)
      } else if case .finished(let did) = state.end() {
        callback = did
      } else {
        callback = nil
      }
      guard let callback else { continue }
      #expect(Self.mayFollow(callback, last))
      last = callback
    }
  }

  static func mayFollow(
    _ next: AppearanceState.Callback,
    _ last: AppearanceState.Callback
  ) -> Bool {
    switch (last, next) {
    case (.didDisappear, .willAppear), (.didAppear, .willDisappear): true
    case (.willAppear, .willDisappear), (.willDisappear, .willAppear): true
    case (.willAppear(let a), .didAppear(let b)): a == b
    case (.willDisappear(let a), .didDisappear(let b)): a == b
    default: false
    }
  }
}
