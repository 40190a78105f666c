import Testing

@testable import InterfaceBuilder

/// The names under which Swift code may register what a document's selector calls.
@MainActor @Suite struct ActionNamesTests {
  struct Case: Sendable, CustomStringConvertible {
    let description: String
    let forms: [String]
  }

  @Test(arguments: [
    Case(description: "tap", forms: ["tap", "tap()"]),
    Case(description: "tap:", forms: ["tap:", "tap", "tap(_:)"]),
    Case(
      description: "tapWithSender:",
      forms: ["tapWithSender:", "tapWithSender", "tapWithSender(_:)", "tap(sender:)"]
    ),
    // The last "With" separates the label.
    Case(
      description: "goWithItWithURL:",
      forms: ["goWithItWithURL:", "goWithItWithURL", "goWithItWithURL(_:)", "goWithIt(uRL:)"]
    ),
    Case(description: "startWith:", forms: ["startWith:", "startWith", "startWith(_:)"]),
  ])
  func aSelectorHasTheseForms(_ row: Case) {
    #expect(ActionNames.forms(of: row.description) == row.forms)
  }
}
