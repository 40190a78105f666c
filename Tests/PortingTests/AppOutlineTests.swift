import Testing

@testable import Porting

@Suite struct AppOutlineTests {
  private func outline(_ text: String) -> AppOutline {
    AppOutline([PortedModule.File(path: "a.swift", text: Array(text.utf8))])
  }

  struct Row: Sendable, CustomTestStringConvertible {
    let text: String
    let controllers: [String]
    var testDescription: String { text }
  }

  @Test(arguments: [
    Row(text: "class A: UIViewController {}", controllers: ["A"]),
    Row(text: "class A: UIViewController { init() {} }", controllers: ["A"]),
    Row(text: "class A: UIViewController { init(item: Int) {} }", controllers: []),
    Row(
      text: "class A: UIViewController { override init(nibName a: String?, bundle b: Bundle?) {} }",
      controllers: ["A"]
    ),
    Row(text: "class A: UIViewController { required init?(coder: NSCoder) {} }", controllers: []),
    Row(text: "class A: UITableViewController {}; class B: A {}", controllers: ["A", "B"]),
    Row(text: "class A<T>: UIViewController {}", controllers: []),
    Row(text: "private class A: UIViewController {}", controllers: []),
    Row(text: "class A: UIView {}", controllers: []),
  ]) func controllersThatNeedNoArguments(row: Row) {
    #expect(outline(row.text).controllers == row.controllers)
  }

  @Test func delegatesAreClassesThatConform() {
    let outline = outline(
      """
      import UIKit
      import Kit.Part
      class Base: UIResponder, UIApplicationDelegate {}
      class Scene: NSObject {}
      extension Scene: UIWindowSceneDelegate {}
      """
    )
    #expect(outline.appDelegate == "Base")
    #expect(outline.sceneDelegate == "Scene")
    #expect(outline.imports == ["Kit", "UIKit"])
  }
}
