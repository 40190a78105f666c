import Foundation
import Geometry
import Scene
import Testing

@testable import HeadlessUIKit

/// What apps set and a stage does not show.
@MainActor
@Suite struct KeptPropertyTests {
  private let stage = Stage(device: .iPhone15)

  @Test func aTabBarThatCannotBeRearrangedSaysSo() {
    let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 320, height: 49))
    stage.window.addSubview(bar)
    bar.beginCustomizingItems([UITabBarItem(tabBarSystemItem: .search, tag: 0)])
    #expect(!bar.isCustomizing && !bar.endCustomizing(animated: false))
    #expect(stage.faults.map(\.subject) == ["UITabBar"])
  }

  @Test func shortcutsAboveTheKeyboardAreKept() {
    let (field, other) = (UITextField(), UITextField())
    field.inputAssistantItem.leadingBarButtonGroups = [
      UIBarButtonItemGroup(barButtonItems: [], representativeItem: nil)
    ]
    #expect(field.inputAssistantItem.leadingBarButtonGroups.count == 1)
    #expect(other.inputAssistantItem.leadingBarButtonGroups.isEmpty)
  }

  @Test func largeContentIsKept() {
    let (view, other) = (UIView(), UIView())
    view.largeContentTitle = "Search"
    view.showsLargeContentViewer = true
    #expect(view.largeContentTitle == "Search" && view.showsLargeContentViewer)
    #expect(other.largeContentTitle == nil && !other.showsLargeContentViewer)
    let interaction = UILargeContentViewerInteraction(delegate: nil)
    view.addInteraction(interaction)
    #expect(interaction.view === view)
  }

  @Test func aPreviewActionCallsItsHandler() {
    var called: [UIPreviewAction] = []
    let action = UIPreviewAction(title: "Copy", style: .default) { action, _ in
      called.append(action)
    }
    action.handler(action, UIViewController())
    #expect(called == [action] && action.title == "Copy")
    #expect(UIViewController().previewActionItems.isEmpty)
  }

  @Test func aSpringLoadedInteractionIsAddedToItsView() {
    let (view, interaction) = (UIView(), UISpringLoadedInteraction { _, _ in })
    view.addInteraction(interaction)
    #expect(interaction.view === view)
  }
}
