import Foundation

@testable import TransrenderCommand

/// A small app as Xcode keeps it: a delegate, a storyboard with a segue, an animator, a library.
struct SampleProject {
  let folder: URL

  init(in scratch: Scratch) throws {
    folder = scratch.url.appending(path: "app").resolvingSymlinksInPath()
    try write(Self.project, to: "Shop.xcodeproj/project.pbxproj")
    try write(
      """
      import UIKit
      import ShopKit
      @UIApplicationMain class AppDelegate: UIResponder, UIApplicationDelegate { var window: UIWindow? }
      """,
      to: "Shop/AppDelegate.swift"
    )
    try write(
      "import UIKit\nclass ListController: UIViewController {}",
      to: "Shop/Screens/List.swift"
    )
    try write("class Left: UIViewController { func a() { missing() } }", to: "Shop/Left.swift")
    try write("public struct Price {}", to: "ShopKit/Price.swift")
    try write("struct Extra {}", to: "New/Extra.swift")
    try write("struct Test {}", to: "New/Tests/Test.swift")
    try write("{}", to: "New/prices.json")
    try write("<document/>", to: "Shop/Base.lproj/Main.storyboard")
    try write("\"a\" = \"b\";", to: "Shop/de.lproj/Main.strings")
    try write("{}", to: "Shop/Assets.xcassets/Contents.json")
    try write(
      """
      <plist version="1.0"><dict>
      <key>UIMainStoryboardFile</key><string>Main</string>
      </dict></plist>
      """,
      to: "Shop/Info.plist"
    )
  }

  var url: URL { folder.appending(path: "Shop.xcodeproj") }

  func write(_ text: String, to path: String) throws {
    let place = folder.appending(path: path)
    try FileManager.default.createDirectory(
      at: place.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data(text.utf8).write(to: place)
  }

  /// Paths from the project on.
  func names(_ files: [URL]) -> [String] {
    files.map { $0.path.replacing(folder.path + "/", with: "") }
  }

  static let project = """
    // !$*UTF8*$!
    {
      objectVersion = 77;
      objects = {
        ROOT = { isa = PBXProject; mainGroup = MAIN; targets = ( KIT, APP, TESTS, );
          buildConfigurationList = LIST0; };
        LIST0 = { isa = XCConfigurationList; buildConfigurations = ( C0, ); };
        C0 = { isa = XCBuildConfiguration; name = Debug; buildSettings = { SDKROOT = iphoneos; }; };
        MAIN = { isa = PBXGroup; sourceTree = "<group>"; children = ( SHOP, PRICE, NEW, ); };
        SHOP = { isa = PBXGroup; path = Shop; sourceTree = "<group>";
          children = ( DELEGATE, SCREENS, LEFT, BOARD, ASSETS, ); };
        SCREENS = { isa = PBXGroup; name = "The screens"; path = Screens; sourceTree = "<group>";
          children = ( LISTFILE, ); };
        DELEGATE = { isa = PBXFileReference; path = AppDelegate.swift; sourceTree = "<group>"; };
        LISTFILE = { isa = PBXFileReference; path = List.swift; sourceTree = "<group>"; };
        LEFT = { isa = PBXFileReference; path = Shop/Left.swift; sourceTree = SOURCE_ROOT; };
        ASSETS = { isa = PBXFileReference; path = Assets.xcassets; sourceTree = "<group>"; };
        BOARD = { isa = PBXVariantGroup; name = Main.storyboard; sourceTree = "<group>";
          children = ( BASE, GERMAN, ); };
        BASE = { isa = PBXFileReference; path = Base.lproj/Main.storyboard; sourceTree = "<group>"; };
        GERMAN = { isa = PBXFileReference; path = de.lproj/Main.strings; sourceTree = "<group>"; };
        PRICE = { isa = PBXFileReference; path = ShopKit/Price.swift; sourceTree = "<group>"; };
        NEW = { isa = PBXFileSystemSynchronizedRootGroup; path = New; sourceTree = "<group>";
          exceptions = ( EXCEPT, ); };
        EXCEPT = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = APP;
          membershipExceptions = ( Tests/Test.swift, ); };
        B1 = { isa = PBXBuildFile; fileRef = DELEGATE; };
        B2 = { isa = PBXBuildFile; fileRef = LISTFILE; };
        B3 = { isa = PBXBuildFile; fileRef = LEFT; };
        B4 = { isa = PBXBuildFile; fileRef = BOARD; };
        B5 = { isa = PBXBuildFile; fileRef = ASSETS; };
        B6 = { isa = PBXBuildFile; fileRef = PRICE; };
        SOURCES = { isa = PBXSourcesBuildPhase; files = ( B1, B2, B3, ); };
        RESOURCES = { isa = PBXResourcesBuildPhase; files = ( B4, B5, ); };
        KITSOURCES = { isa = PBXSourcesBuildPhase; files = ( B6, ); };
        APP = { isa = PBXNativeTarget; name = "The Shop"; buildConfigurationList = LIST1;
          productType = "com.apple.product-type.application";
          buildPhases = ( SOURCES, RESOURCES, ); dependencies = ( );
          fileSystemSynchronizedGroups = ( NEW, ); };
        LIST1 = { isa = XCConfigurationList; buildConfigurations = ( C1, ); };
        C1 = { isa = XCBuildConfiguration; name = Debug;
          buildSettings = { PRODUCT_NAME = "$(TARGET_NAME)";
            INFOPLIST_FILE = "$(SRCROOT)/Shop/Info.plist"; }; };
        KIT = { isa = PBXNativeTarget; name = ShopKit; buildPhases = ( KITSOURCES, );
          productType = "com.apple.product-type.framework"; };
        TESTS = { isa = PBXNativeTarget; name = Tests; buildPhases = ( );
          productType = "com.apple.product-type.bundle.unit-test"; };
      };
      rootObject = ROOT;
    }
    """
}
