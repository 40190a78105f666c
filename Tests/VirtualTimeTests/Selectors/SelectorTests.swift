import Foundation
import Scene
import Testing

@testable import VirtualTime

/// Names of methods, and the methods that they find.
@MainActor @Suite struct SelectorTests {
  @MainActor
  private class Speaker {
    var log: [String] = []

    func nothing() { log.append("nothing") }
    func flag(_ flag: Bool) { log.append("flag \(flag)") }
    func one(_ number: Int) { log.append("one \(number)") }
    func two(_ number: Int, _ text: String) { log.append("two \(number) \(text)") }
    func three(_ number: Int, _ text: String, _ flag: Bool) {
      log.append("three \(number) \(text) \(flag)")
    }
    func four(_ number: Int, _ text: String, _ flag: Bool, _ last: Int) {
      log.append("four \(number) \(text) \(flag) \(last)")
    }
  }

  private final class LoudSpeaker: Speaker {
    func shout() { log.append("shout") }
  }

  private final class Stranger {}

  // MARK: Targets

  @Test func aClassIsTheSameTargetEveryTime() {
    let first = ClassTarget.object(Speaker.self)
    let again = ClassTarget.object(Speaker.self)
    #expect(first != nil && first === again)
    #expect(ClassTarget.object(Stranger.self) !== first)
    let speaker = Speaker()
    #expect(ClassTarget.object(speaker) === speaker && ClassTarget.object(nil) == nil)
  }

  /// Those who have targets hold them weakly.
  @Test func aClassStaysWhileNobodyHoldsItsTarget() {
    weak var target: AnyObject?
    target = ClassTarget.object(LoudSpeaker.self)
    #expect(target != nil && target === ClassTarget.object(LoudSpeaker.self))
  }

  @MainActor
  private class Actor: NSObject {
    func bow() {}
  }
  private final class Dancer: Actor {
    func leap() {}
    func dance(_ dance: String, _ partner: Actor, _ steps: Int, _ speed: Double) {}
  }

  @Test func aClassKnowsWhatItsObjectsUnderstand() {
    let (bow, leap) = (Selector("bow", Actor.bow), Selector("leap", Dancer.leap))
    #expect(Actor.instancesRespond(to: bow) && Dancer.instancesRespond(to: bow))
    #expect(!NSObject.instancesRespond(to: bow))
    #expect(Dancer.instancesRespond(to: leap) && !Actor.instancesRespond(to: leap))
    let dance = Selector("dance::::", Dancer.dance)
    #expect(Dancer.instancesRespond(to: dance) && !Actor.instancesRespond(to: dance))
    #expect(!Dancer.instancesRespond(to: Selector("sing")))
    Selector.register("aria", Dancer.leap)
    #expect(Dancer.instancesRespond(to: Selector("aria")))
    #expect(!Actor.instancesRespond(to: Selector("aria")))
  }

  // MARK: Arguments

  @Test func aMethodTakesAsManyArgumentsAsItHas() {
    let speaker = Speaker()
    let all: [Any?] = [1, "a", true, 4]
    let selectors = [
      Selector("nothing", Speaker.nothing), Selector("one:", Speaker.one),
      Selector("two::", Speaker.two), Selector("three:::", Speaker.three),
      Selector("four::::", Speaker.four),
    ]
    #expect(selectors.allSatisfy { $0.send(to: speaker, with: all) })
    #expect(speaker.log == ["nothing", "one 1", "two 1 a", "three 1 a true", "four 1 a true 4"])
  }

  /// As `perform(#selector(flag(_:)), with: nil)` does.
  @Test func anyObjectIsTrueAndNilIsFalse() {
    let speaker = Speaker()
    let flag = Selector("flag:", Speaker.flag)
    let senders: [Any?] = [Speaker(), nil, true, false]
    #expect(senders.allSatisfy { flag.send(to: speaker, with: [$0]) })
    #expect(speaker.log == ["flag true", "flag false", "flag true", "flag false"])
  }

  @Test func tooFewOrOtherArgumentsCallNothing() {
    let core = StageCore()
    core.becomeAmbient()
    let speaker = Speaker()
    let calls: [(Selector, [Any?])] = [
      (Selector("one:", Speaker.one), []), (Selector("one:", Speaker.one), ["a"]),
      (Selector("two::", Speaker.two), [1]), (Selector("two::", Speaker.two), [1, 2]),
      (Selector("three:::", Speaker.three), [1, "a"]),
      (Selector("three:::", Speaker.three), [1, "a", 2]), (Selector("unknown"), []),
      (Selector("four::::", Speaker.four), [1, "a", true]),
    ]
    for (selector, arguments) in calls {
      #expect(!selector.send(to: speaker, with: arguments), "\(selector)")
    }
    #expect(!Selector("nothing", Speaker.nothing).send(to: Stranger(), with: []))
    #expect(speaker.log == [])
    let sentences = core.journal.faults.map(\.sentence)
    #expect(sentences.count == 9)
    #expect(sentences.allSatisfy { $0.hasPrefix("does not know the action") })
  }

  // MARK: Names

  @Test(arguments: [
    ("close()", "close"), ("scrollViewDidZoom(_:)", "scrollViewDidZoom:"),
    ("tableView(_:didSelectRowAt:)", "tableView:didSelectRowAt:"),
    ("numberOfSections(in:)", "numberOfSectionsIn:"), ("wait", "wait"),
  ])
  func aRequirementHasTheNameOfItsMethod(requirement: String, name: String) {
    #expect(Selector(of: requirement, in: Speaker.self).name == name)
  }

  @Test func selectorsAreEqualByTheirNames() {
    #expect(Selector("nothing", Speaker.nothing) == Selector("nothing"))
    #expect(Selector("nothing") != "nobody")
    #expect(Set([Selector("a"), Selector("a"), Selector("b")]).count == 2)
    #expect(NSStringFromSelector(NSSelectorFromString("a:b:")) == "a:b:")
    #expect("\(Selector("a:"))" == "a:")
  }

  @Test func aBareNameFindsTheMethodOfTheNearestClass() {
    let name = "speakInSelectorTests"
    Selector.register(name, Speaker.nothing)
    let (plain, loud) = (Speaker(), LoudSpeaker())
    #expect(Selector(name).send(to: loud, with: []))
    Selector.register(name, LoudSpeaker.shout)
    for speaker in [plain, loud] { #expect(Selector(name).send(to: speaker, with: [])) }
    #expect(plain.log == ["nothing"] && loud.log == ["nothing", "shout"])
    #expect(Selector(name).isImplemented(by: plain))
    #expect(!Selector(name).isImplemented(by: Stranger()))
    #expect(Selector("nothing", Speaker.nothing).isImplemented(by: loud))
    #expect(!Selector("shout", LoudSpeaker.shout).isImplemented(by: plain))
  }

  // MARK: Requirements that are left out

  @Test func onlyTheRequirementInQuestionCountsAsUnanswered() {
    func leftOut(_ requirement: String) -> Int? {
      OptionalRequirement.unanswered = requirement
      return 1
    }
    OptionalRequirement.unanswered = "before"
    defer { OptionalRequirement.unanswered = nil }
    #expect(OptionalRequirement.answer(to: "a", 2) == 2)
    #expect(OptionalRequirement.answer(to: "a", leftOut("a")) == nil)
    #expect(OptionalRequirement.answer(to: "a", leftOut("b")) == 1)
    let inner = OptionalRequirement.answer(
      to: "a",
      OptionalRequirement.answer(to: "b", leftOut("a"))
    )
    #expect(inner == 1, "what was left out inside is no matter of the outer question")
    #expect(OptionalRequirement.unanswered == "before")
  }
}
