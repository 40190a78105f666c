import Testing

@testable import Porting

@Suite struct RequirementGroupTests {
  private static let text = """
    @objc protocol P {
      @objc optional func f(_ a: Int)
      @objc optional func f(_ a: Int, b: Int)
      @objc optional var g: Int { get }
    }
    @objc protocol Q {
      @objc optional func f(_ a: String)
      func f()
    }
    """

  private static func groups() throws -> [String: [RequirementGroup]] {
    RequirementGroup.all(in: Module([try Source(path: "a.swift", bytes: Array(text.utf8))]))
  }

  @Test func requirementsWithTheSameLabelsAreOneGroup() throws {
    let groups = try Self.groups()
    #expect(groups["f"]?.map(\.labels) == [[nil], [nil, "b"]])
    #expect(groups["f"]?.map { $0.all.map(\.asker) } == [["P", "Q"], ["P"]])
    #expect(groups["f"]?.map(\.onlyAsker) == [nil, "P"])
    #expect(groups["g"]?.map(\.labels) == [[]])
  }

  @Test func aProtocolHasItsOwn() throws {
    let group = try #require(try Self.groups()["f"]?.first)
    #expect(group.requirements(of: ["Q", "R"]).map(\.asker) == ["Q"])
    #expect(group.requirements(of: ["R"]).isEmpty)
  }

  /// Many protocols of one app may have a requirement of the same name.
  @Test func theDeclaredTypeTellsWhichOfManyIsMeant() {
    let protocols = (0..<5).map {
      "@objc protocol P\($0) { @objc optional func f(_ a: Int) }\n"
    }
    let text =
      "import UIKit\n" + protocols.joined()
      + "class A: NSObject { weak var d: P3?; func g() { d?.f?(1) } }\n"
    #expect(ported(text).contains("(d as? any P3_optional_f)?.f(1)"))
  }
}
