import Testing

@testable import Porting

@Suite struct ManagedPropertyRuleTests {
  @Test(arguments: [
    (
      "@NSManaged public var a: String?",
      "public var a: String? { get { managedValue(\"a\") } set { setManagedValue(newValue, \"a\") } }"
    ),
    (
      "@objc(addBsObject:)\n@NSManaged func addToBs(_ value: B)",
      "\nfunc addToBs(_ value: B) { addManaged(value, to: \"bs\") }"
    ),
    (
      "@NSManaged func removeFromBs(_ values: NSSet)",
      "func removeFromBs(_ values: NSSet) { removeManaged(values, from: \"bs\") }"
    ),
    (
      "@NSManaged func insertIntoBs(_ value: B, at idx: Int)",
      "func insertIntoBs(_ value: B, at idx: Int)"
        + " { insertManaged(value, into: \"bs\", at: idx) }"
    ),
    (
      "@NSManaged func removeFromBs(at idx: Int)",
      "func removeFromBs(at idx: Int) { removeManaged(at: idx, from: \"bs\") }"
    ),
    (
      "@NSManaged func replaceBs(at idx: Int, with value: B)",
      "func replaceBs(at idx: Int, with value: B)"
        + " { replaceManaged(at: idx, with: value, in: \"bs\") }"
    ),
  ])
  func membersGetABody(text: String, expected: String) {
    let head = "import CoreData\nextension A {\n"
    let new = "import Foundation; import HeadlessCoreData\nextension A {\n"
    #expect(ported(head + text + "\n}") == new + expected + "\n}")
  }

  @Test func classesNeedNoImportOfTheirOwn() {
    let text = "class A: NSManagedObject {\n  @NSManaged var a: Int16\n}"
    #expect(ported(text).contains("var a: Int16 { get { managedValue(\"a\") }"))
  }

  @Test(arguments: ["", "import CoreData\n"])
  func propertiesOfLayersAskTheLayer(head: String) {
    let text = head + "class A: CAShapeLayer {\n  @NSManaged public var a: CGFloat\n}"
    let body = "get { managedValue(\"a\") } set { setManagedValue(newValue, \"a\") }"
    #expect(ported(text).contains("  public var a: CGFloat { \(body) }"))
  }

  @Test(arguments: [
    "class A: CALayer {\n  @NSManaged func a(_ b: Int)\n}",
    "import CoreData\nclass A: CALayer {\n  @NSManaged func addToBs(_ b: B)\n}",
    "class A: UIView {\n  @NSManaged var a: CGFloat\n}",
    "import CoreData\nextension A {\n  @NSManaged var a: Int, b: Int\n}",
    "import CoreData\nextension A {\n  @NSManaged var a, b: Int\n}",
    "import CoreData\nextension A {\n  @NSManaged func a(_ b: Int) -> Int\n}",
    "import CoreData\nextension A {\n  @NSManaged func addTo(_ b: Int)\n}",
  ])
  func whatIsUnknownIsLeft(text: String) {
    #expect(ported(text).contains("@NSManaged"))
    #expect(complaints(about: text).contains { $0.contains("@NSManaged relies on Objective-C") })
  }
}
