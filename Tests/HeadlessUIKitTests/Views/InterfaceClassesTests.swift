import HeadlessUIKit
import QuartzCore
import Testing

@Suite struct InterfaceClassesTests {
  @Test func classesOfUIKitHaveNamesWithoutModule() {
    #expect(InterfaceClasses.named("UILabel") == UILabel.self)
    #expect(InterfaceClasses.named("CAShapeLayer") == CAShapeLayer.self)
    #expect(InterfaceClasses.named("UINobody") == nil)
    #expect(InterfaceClasses.named("") == nil)
  }

  @Test func anAppsClassHasAModuleInItsName() {
    #expect(InterfaceClasses.named("HeadlessUIKitTests.NamedPanel") == NamedPanel.self)
    #expect(InterfaceClasses.named("NamedPanel") == nil)
  }

  @MainActor @Test func theButtonsOfATabBarAreFoundAmongItsSubviews() throws {
    let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 300, height: 49))
    bar.items = [
      UITabBarItem(title: "A", image: nil, tag: 0), UITabBarItem(title: "B", image: nil, tag: 1),
    ]
    bar.layoutIfNeeded()
    let kind: AnyClass = try #require(InterfaceClasses.named("UITabBarButton"))
    #expect(bar.subviews.count { $0.isKind(of: kind) } == 2)
  }
}

class NamedPanel: UIView {}
