import Foundation
import Testing
import VirtualTime

/// Names of people in the order of English.
@Suite struct PersonNameFormatterTests {
  typealias Style = NSPersonNameComponentsFormatter.Style

  private static let name: PersonNameComponents = {
    var name = PersonNameComponents()
    name.namePrefix = "Dr."
    name.givenName = "Mary"
    name.middleName = "Ann"
    name.familyName = "Smith"
    name.nameSuffix = "Jr."
    return name
  }()

  @Test(arguments: [
    (Style.default, "Mary Smith"), (.short, "Mary"), (.medium, "Mary Smith"),
    (.long, "Dr. Mary Ann Smith Jr."), (.abbreviated, "MS"),
  ])
  func aNameIsLongOrShort(style: Style, text: String) {
    let found = NSPersonNameComponentsFormatter.localizedString(from: Self.name, style: style)
    #expect(found == text)
  }

  @Test func aFullNameIsTakenApart() throws {
    let formatter = NSPersonNameComponentsFormatter()
    #expect(formatter.personNameComponents(from: "Dr. Mary Ann Smith, Jr.") == Self.name)
    #expect(formatter.personNameComponents(from: "Mary")?.givenName == "Mary")
    #expect(formatter.personNameComponents(from: " ") == nil)
  }
}
