import Foundation
import Scene
import TestSupport
import Testing

@testable import HeadlessUIKit

/// Without secure coding, as older classes are.
final class Bookmark: NSObject, NSCoding {
  let name: String

  init(name: String) { self.name = name }
  init?(coder: NSCoder) { name = coder.decodeObject(forKey: "name") as? String ?? "" }
  func encode(with coder: NSCoder) { coder.encode(name as NSString, forKey: "name") }
}

/// Values that a state keeps, and what comes back of them.
@MainActor
@Suite struct SavedValueTests {
  private let stage = Stage(device: .iPhone15)
  private static let date = Date(timeIntervalSinceReferenceDate: 12.5)

  private func saved(_ object: Any?) -> SavedValue? { SavedValue(object) { _ in nil } }

  @Test func eachKindOfValueHasItsForm() {
    let pairs: [(Any?, SavedValue)] = [
      (nil, .nothing), (true, .bool(true)), (7, .integer(7)), (1.5, .number(1.5)),
      (CGFloat(2.5), .number(2.5)), (Float(0.5), .number(0.5)), ("a", .text("a")),
      (Data([1]), .data(Data([1]))), (Self.date, .date(12.5)),
      (URL(string: "https://a.b/c") as Any?, .url("https://a.b/c")),
      (IndexPath(indexes: [1, 2]), .indexPath([1, 2])),
      (["a", 1] as [Any], .list([.text("a"), .integer(1)])),
      (["k": true], .table(["k": .bool(true)])), (NSString(string: "n"), .text("n")),
    ]
    for (object, value) in pairs { #expect(saved(object) == value, "\(value)") }
  }

  @Test func whatIsSavedComesBack() throws {
    let list: [Any] = [true, 7, 1.5, "a", Data([1]), Self.date]
    let table = ["k": list]
    let back = try #require(saved(table)?.object { _ in nil } as? [String: Any])
    let values = try #require(back["k"] as? [Any])
    #expect(values.count == 6 && values[0] as? Bool == true && values[1] as? Int == 7)
    #expect(values[2] as? Double == 1.5 && values[3] as? String == "a")
    #expect(values[4] as? Data == Data([1]) && values[5] as? Date == Self.date)
    #expect(
      saved(URL(string: "https://a.b"))?.object { _ in nil } as? URL == URL(string: "https://a.b")
    )
    #expect(
      saved(IndexPath(row: 3, section: 1))?.object { _ in nil } as? IndexPath
        == IndexPath(row: 3, section: 1)
    )
    #expect(SavedValue.nothing.object { _ in nil } == nil)
  }

  @Test func controllersAreSavedByTheirNumbers() throws {
    let (one, two, three) = (UIViewController(), UIViewController(), UIViewController())
    let line = [one, two]
    let number = { (controller: UIViewController) in line.firstIndex { $0 === controller } }
    #expect(SavedValue(one, number: number) == .controller(0))
    #expect(SavedValue(three, number: number) == .nothing)
    let list = try #require(SavedValue([two, three, one], number: number))
    #expect(list == .list([.controller(1), .controller(0)]))
    let back = try #require(list.object { line[$0] } as? [UIViewController])
    #expect(back == [two, one])
    #expect(SavedValue(["a": two], number: number) == .table(["a": .controller(1)]))
  }

  private final class Unknown {}

  @Test func objectsThatCodeThemselvesAreArchived() throws {
    guard case .archive(let data) = try #require(saved(Bookmark(name: "m"))) else {
      Issue.record("the object is not archived")
      return
    }
    #expect(!data.isEmpty)
  }

  private final class Inner: NSObject, NSCoding {
    override init() {}
    init?(coder: NSCoder) {}
    func encode(with coder: NSCoder) {}
  }

  @Test func classesInsideOthersCannotBeArchived() { #expect(saved(Inner()) == nil) }

  @Test func whatCannotBeSavedIsSaid() {
    #expect(saved(Unknown()) == nil && saved([1, Unknown()]) == nil)
    #expect(saved(["a": Unknown()]) == nil)
    let coder = StateCoder("Owner")
    coder.encode(Unknown(), forKey: "k")
    #expect(!coder.containsValue(forKey: "k"))
    #expect(stage.faults.last?.sentence.contains("cannot encode a Unknown for the key 'k'") == true)
  }

  @Test func numbersAreReadAsAnyKind() {
    let coder = StateCoder("Owner")
    coder.encode(true, forKey: "yes")
    coder.encode(false, forKey: "no")
    coder.encode(7, forKey: "seven")
    coder.encode(Int32(8), forKey: "eight")
    coder.encode(Int64(9), forKey: "nine")
    coder.encode(-2.75, forKey: "number")
    coder.encode(Float(0.5), forKey: "half")
    coder.encode("x" as Any?, forKey: "text")
    #expect(coder.decodeBool(forKey: "yes") && !coder.decodeBool(forKey: "no"))
    #expect(coder.decodeBool(forKey: "seven") && !coder.decodeBool(forKey: "none"))
    #expect(
      coder.decodeInteger(forKey: "seven") == 7 && coder.decodeInteger(forKey: "number") == -2
    )
    #expect(coder.decodeInt32(forKey: "eight") == 8 && coder.decodeInt64(forKey: "nine") == 9)
    #expect(coder.decodeInteger(forKey: "text") == 0 && coder.decodeInteger(forKey: "none") == 0)
    #expect(
      coder.decodeDouble(forKey: "seven") == 7 && coder.decodeDouble(forKey: "number") == -2.75
    )
    #expect(coder.decodeFloat(forKey: "half") == 0.5 && coder.decodeDouble(forKey: "text") == 0)
    #expect(coder.containsValue(forKey: "no") && !coder.containsValue(forKey: "none"))
    #expect(coder.decodeObject(of: NSString.self, forKey: "text") == "x")
    #expect(coder.decodeObject(of: NSNumber.self, forKey: "seven") == 7)
    #expect(coder.decodeObject(of: NSNumber.self, forKey: "yes") == true)
    #expect(coder.allowsKeyedCoding && coder.requiresSecureCoding)
  }

  @Test func statesAreFilesThatAreRead() throws {
    let folder = TemporaryFolder.ofProcess
    let file = folder.appending(path: "\(UUID()).json")
    defer { try? FileManager.default.removeItem(at: file) }
    let record = Stage.SavedState.Record(
      path: ["root", "leaf"],
      className: "C",
      restorationClass: nil,
      values: ["k": .list([.integer(1), .text("x"), .date(3), .nothing])],
      views: [Stage.SavedState.ViewRecord(identifier: "v", values: [:])]
    )
    let state = Stage.SavedState(Stage.SavedState.Contents(records: [record]))
    try state.write(to: file)
    #expect(try Stage.SavedState(contentsOf: file) == state && state.paths == [["root", "leaf"]])
    #expect(throws: Stage.SavedState.Fault.unwritable(folder.path)) { try state.write(to: folder) }
    let missing = folder.appending(path: "none-\(UUID())")
    #expect(throws: Stage.SavedState.Fault.unreadable(missing.path)) {
      try Stage.SavedState(contentsOf: missing)
    }
    try Data("{}".utf8).write(to: file)
    #expect(throws: Stage.SavedState.Fault.notAState(file.path)) {
      try Stage.SavedState(contentsOf: file)
    }
    var later = Stage.SavedState.Contents()
    later.version = 2
    try JSONEncoder().encode(later).write(to: file)
    #expect(throws: Stage.SavedState.Fault.otherVersion(file.path, 2)) {
      try Stage.SavedState(contentsOf: file)
    }
  }

  @Test func aPathNeedsEveryIdentifier() {
    let (root, middle, leaf) = (UIViewController(), UIViewController(), UIViewController())
    root.addChild(middle)
    middle.addChild(leaf)
    (root.restorationIdentifier, leaf.restorationIdentifier) = ("root", "leaf")
    #expect(root.restorationPath == ["root"] && leaf.restorationPath == nil)
    middle.restorationIdentifier = "middle"
    #expect(leaf.restorationPath == ["root", "middle", "leaf"])
  }

  @Test func viewsWithIdentifiersAreSavedWithoutThoseOfChildren() {
    let (root, child) = (UIViewController(), UIViewController())
    let (outer, inner, other) = (UIView(), UIView(), UIView())
    root.view.addSubview(outer)
    outer.addSubview(inner)
    root.addChild(child)
    root.view.addSubview(child.view)
    child.view.addSubview(other)
    for (view, name) in [(inner, "inner"), (other, "other"), (root.view!, "root")] {
      view.restorationIdentifier = name
    }
    #expect(root.restorableViews.map(\.restorationIdentifier) == ["root", "inner"])
    #expect(child.restorableViews.map(\.restorationIdentifier) == ["other"])
    #expect(UIViewController().restorableViews.isEmpty)
  }
}
