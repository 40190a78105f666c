import Foundation
import HeadlessUIKit
import Testing

@MainActor @Suite struct FormattedViewTests {
  @Test func viewsAndControllersAreArgumentsOfFormats() {
    let screen = UIViewController()
    let label = UILabel()
    #expect(
      String(format: "%@, %@", screen, label) == "\(screen.description), \(label.description)"
    )
    #expect(String(format: "%@", UIColor.red) == UIColor.red.description)
    let traits = screen.traitCollection
    #expect(String(format: "%@", traits) == traits.description)
  }
}
