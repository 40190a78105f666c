import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor @Suite struct NamedMemberTests {
  private class Model: NSObject, NamedMembers {
    var count = 1
    var owner: Screen?
    let fixed = 7

    class var namedMembers: [NamedMember] {
      [
        .property("count", \Model.count), .property("owner", \Model.owner),
        .property("fixed", \Model.fixed),
      ]
    }
  }

  private class Screen: UIViewController, NamedMembers {
    weak var label: UILabel?
    var taps = 0
    func tap() { taps += 1 }

    @MainActor class var namedMembers: [NamedMember] {
      [
        .property("label", \Screen.label), .method(Selector("tap", Screen.tap)),
        .property("taps", \Screen.taps),
      ]
    }
  }

  private final class LaterScreen: Screen {
    var marks = 0
    func mark(_ sender: Any) { marks += 1 }

    @MainActor override class var namedMembers: [NamedMember] {
      super.namedMembers + [.method(Selector("mark:", LaterScreen.mark(_:)))]
    }
  }

  @Test func outletsAreConnectedByName() {
    let (screen, label) = (LaterScreen(), UILabel())
    screen.setValue(label, forKey: "label")
    #expect(screen.label === label)
    #expect(screen.value(forKey: "label") as? UILabel === label)
    screen.setValue(nil, forKey: "label")
    #expect(screen.label == nil)
    #expect(screen.value(forKey: "label") == nil)
  }

  @Test func aDictionarySetsAllItsKeys() {
    let model = Model()
    model.setValuesForKeys(["count": 3, "owner": NSNull()])
    #expect(model.count == 3 && model.owner == nil)
    let values = model.dictionaryWithValues(forKeys: ["count", "owner"])
    #expect(values["count"] as? Int == 3 && values["owner"] is NSNull)
  }

  private final class Tolerant: NSObject, NSUndefinedKeys {
    var unknown: [String] = []
    func setValue(_ value: Any?, forUndefinedKey key: String) { unknown.append(key) }
  }

  @Test func unknownKeysReachAnObjectThatTakesThem() {
    let object = Tolerant()
    object.setValuesForKeys(["b": 1, "a": 2])
    #expect(object.unknown == ["a", "b"])
  }

  private final class TolerantView: UIView {
    var unknown: [String] = []
    override func setValue(_ value: Any?, forUndefinedKey key: String) { unknown.append(key) }
    override func value(forUndefinedKey key: String) -> Any? { key + "?" }
  }

  @Test func viewsAreAskedForUnknownKeysToo() {
    let view = TolerantView()
    view.setValue(1, forKey: "zest")
    #expect(view.unknown == ["zest"])
    #expect(view.value(forKey: "zest") as? String == "zest?")
  }

  @Test func bareSelectorsFindMembersOfSuperclassesToo() {
    let screen = LaterScreen()
    screen.perform("tap")
    screen.perform("mark:", with: 1)
    #expect(screen.taps == 1)
    #expect(screen.marks == 1)
    #expect(screen.responds(to: "tap") && screen.responds(to: "mark:"))
    #expect(!Screen().responds(to: "mark:"))
    #expect(!screen.responds(to: "label"))
  }

  @Test func ownObjectsAreReadAndSetByKey() {
    let (model, screen) = (Model(), Screen())
    model.setValue(3, forKey: "count")
    model.setValue(screen, forKey: "owner")
    screen.tap()
    #expect(model.value(forKey: "count") as? Int == 3)
    #expect(model.value(forKeyPath: "owner.taps") as? Int == 1)
  }

  @Test func whatCannotBeSetIsNot() {
    let model = Model()
    #expect(NamedMember.find("fixed", of: model)?.set(1, of: model) == false)
    #expect(NamedMember.find("count", of: model)?.set("one", of: model) == false)
    #expect(model.count == 1)
    #expect(NamedMember.find("other", of: model) == nil)
  }
}
