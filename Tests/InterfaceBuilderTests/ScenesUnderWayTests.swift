import Testing

@testable import InterfaceBuilder

/// What may be created inside of one scene.
@MainActor @Suite struct ScenesUnderWayTests {
  private func key(_ scene: String) -> ScenesUnderWay.Key {
    ScenesUnderWay.Key(document: "ScenesUnderWayTests", scene: scene)
  }

  @Test func aThousandScenesAreCreatedForOne() {
    // Twice: each outermost scene is counted anew.
    for _ in 0..<2 {
      #expect(ScenesUnderWay.enter(key("outer")) == nil)
      for number in 2...1000 {
        #expect(ScenesUnderWay.enter(key("inner")) == nil, "\(number)")
        ScenesUnderWay.leave(key("inner"))
      }
      let reason = ScenesUnderWay.enter(key("inner"))
      #expect(reason == "the scene around it consists of more than 1000 scenes")
      ScenesUnderWay.leave(key("outer"))
    }
  }

  @Test func aSceneContainsItselfWhileItIsUnderWay() {
    #expect(ScenesUnderWay.enter(key("a")) == nil && ScenesUnderWay.enter(key("b")) == nil)
    #expect(ScenesUnderWay.enter(key("a"))?.contains("contains itself") == true)
    ScenesUnderWay.leave(key("b"))
    #expect(ScenesUnderWay.enter(key("b")) == nil)
    ScenesUnderWay.leave(key("b"))
    ScenesUnderWay.leave(key("a"))
    // The same scene of another document is another scene.
    #expect(ScenesUnderWay.enter(key("a")) == nil)
    let other = ScenesUnderWay.Key(document: "Other", scene: "a")
    #expect(ScenesUnderWay.enter(other) == nil)
    ScenesUnderWay.leave(other)
    ScenesUnderWay.leave(key("a"))
  }
}
