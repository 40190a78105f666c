import Foundation
import TestSupport
import Testing

@testable import TransrenderCommand

/// The Info.plist of an app that is tried.
@Suite struct AppInfoTests {
  private let scratch: Scratch

  init() throws { scratch = try Scratch() }

  @Test func theInfoOfAnAppHasTheValuesOfItsSettings() throws {
    let written: [String: Any] = [
      "Address": "$(HOST)/api", "CFBundleExecutable": "$(EXECUTABLE_NAME)", "Count": 3,
      "CFBundleIdentifier": "de.$(PRODUCT_NAME:rfc1034identifier)", "Loop": "$(A)",
      "List": ["${HOST}", ["Deep": "$(NOTHING)x"]],
    ]
    let settings = [
      "HOST": "http://$(SERVER)", "SERVER": "a.de", "A": "$(B)", "B": "$(A)",
      "INFOPLIST_KEY_UIMainStoryboardFile": "Main", "INFOPLIST_KEY_Count": "9",
      "MARKETING_VERSION": "1.2",
    ]
    let info = AppInfo(written, settings: settings, target: "Shop", module: "Shop")
    #expect(info.list["Address"] as? String == "http://a.de/api")
    #expect(info.list["CFBundleExecutable"] as? String == "Shop")
    #expect(info.list["CFBundleIdentifier"] as? String == "de.Shop")
    #expect(info.list["CFBundleName"] as? String == "Shop")
    #expect(info.list["CFBundleShortVersionString"] as? String == "1.2")
    #expect(info.list["UIMainStoryboardFile"] as? String == "Main")
    #expect(info.list["Count"] as? Int == 3)
    #expect(info.list["Loop"] is String)
    let list = info.list["List"] as? [Any]
    #expect(list?.first as? String == "http://a.de")
    #expect((list?.last as? [String: Any])?["Deep"] as? String == "x")
    let data = try info.data
    let folder = scratch.url.appending(path: "a.app")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try data.write(to: folder.appending(path: "Info.plist"))
    let bundle = try #require(Bundle(url: folder))
    #expect(bundle.object(forInfoDictionaryKey: "Address") as? String == "http://a.de/api")
  }

  @Test(.evidence(.documented), arguments: [["PRODUCT_NAME": "$(TARGET_NAME)"], [:]])
  func anAppsNameIsThatOfItsTarget(settings: [String: String]) {
    let list = AppInfo(
      ["CFBundleName": "$(PRODUCT_NAME)", "Scene": "$(PRODUCT_MODULE_NAME).Scene"],
      settings: settings,
      target: "My Shop",
      module: "My_Shop"
    ).list
    #expect(list["CFBundleName"] as? String == "My Shop")
    #expect(list["Scene"] as? String == "My_Shop.Scene")
    let bare = AppInfo([:], settings: settings, target: "My Shop", module: "My_Shop").list
    #expect(bare["CFBundleName"] as? String == "My Shop")
  }

  @Test(
    .evidence(.documented),
    arguments: [
      ("de.a.$(PRODUCT_NAME:rfc1034identifier)", "de.a.My-Shop"),
      ("$(PRODUCT_NAME:c99extidentifier).Scene", "My_Shop.Scene"),
      ("${PRODUCT_NAME:identifier}", "My_Shop"), ("$(PRODUCT_NAME)", "My Shop"),
    ]
  )
  func identifiersAreMadeOfAnAppsName(text: String, expected: String) {
    let list = AppInfo(["A": text], settings: [:], target: "My Shop", module: "My_Shop").list
    #expect(list["A"] as? String == expected)
  }

  @Test func theOrientationsOfAnAppMayBeSettings() {
    let settings = [
      "INFOPLIST_KEY_UISupportedInterfaceOrientations": "$(A) B", "A": "Upright",
      "INFOPLIST_KEY_UISupportedInterfaceOrientations_iPad": "C",
    ]
    let list = AppInfo([:], settings: settings, target: "Shop", module: "Shop").list
    #expect(list["UISupportedInterfaceOrientations"] as? [String] == ["Upright", "B"])
    #expect(list["UISupportedInterfaceOrientations~ipad"] as? [String] == ["C"])
  }
}
