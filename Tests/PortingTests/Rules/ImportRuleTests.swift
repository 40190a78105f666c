import Testing

@testable import Porting

@Suite struct ImportRuleTests {
  @Test(arguments: [
    ("import PencilKit", "import UIKit"),
    ("import SceneKit", "import UIKit; import ApplePlaceholders"),
    ("import CoreVideo", "import Foundation; import ApplePlaceholders"),
    ("import MapKit", "import UIKit; import ApplePlaceholders"),
    ("import NaturalLanguage", "import Foundation; import ApplePlaceholders"),
    ("import SwiftUI", "import UIKit; import HeadlessCombine; import SwiftUIPlaceholders"),
    ("import Combine", "import Foundation; import HeadlessCombine"),
    ("import CryptoKit", "import Foundation; import HeadlessCrypto"),
    ("import CommonCrypto", "import Foundation; import HeadlessCrypto"),
    ("import os.log", "import Foundation; import ApplePlaceholders"),
    ("import BackgroundTasks", "import Foundation; import ApplePlaceholders"),
    ("import Speech", "import Foundation; import ApplePlaceholders"),
    ("import Messages", "import UIKit; import ApplePlaceholders"),
    ("import ReplayKit", "import UIKit; import ApplePlaceholders"),
    ("import CoreData", "import Foundation; import HeadlessCoreData"),
    ("import CoreImage.CIFilterBuiltins", "import CoreImage"),
    ("@_exported import ObjectiveC.runtime", "@_exported import Foundation"),
    ("import UniformTypeIdentifiers", "import Foundation"),
    ("import UIKit.UIView", "import UIKit"),
    ("import class UIKit.UIView", "import UIKit"),
    ("import UIKit.UIGestureRecognizerSubclass", "import UIKit.UIGestureRecognizerSubclass"),
    ("import struct Foundation.URLRequest", "import FoundationNetworking"),
    ("import struct Foundation.Date", "import struct Foundation.Date"),
    ("import Alamofire", "import Alamofire"),
  ])
  func modulesThatAreNotHereAreReplaced(text: String, expected: String) {
    #expect(ported(text) == expected)
  }

  @Test(arguments: [
    ("import Foundation\nvar a: Timer?", "import UIKit\nvar a: Timer?"),
    (
      "import UIKit\nimport Foundation\nlet a = Timer()",
      "import UIKit\nimport UIKit\nlet a = Timer()"
    ),
    (
      "import Dispatch\nlet a = DispatchWorkItem {}", "import UIKit\nlet a = DispatchWorkItem {}"
    ),
    ("import Foundation\nlet a = A.Timer()", "import Foundation\nlet a = A.Timer()"),
    ("import Foundation\nclass Timer {}", "import Foundation\nclass Timer {}"),
    ("public import Foundation\nvar a: Timer?", "public import Foundation\nvar a: Timer?"),
  ])
  func filesWithTimersImportThoseThatFollowTheClock(text: String, expected: String) {
    #expect(ported(text) == expected)
  }

  @Test(arguments: [
    ("let a = objc_getAssociatedObject(self, key)", true),
    ("let a = CFAbsoluteTimeGetCurrent()", true), ("let a: NSPredicate?", true),
    ("let a: CFString", true), ("let a = kUTTypeImage", true), ("let a = UTType.image", true),
    ("let a = DateComponentsFormatter()", true), ("let a = RelativeDateTimeFormatter()", true),
    ("let a = object_getClass(b)", true),
    ("let a = kNumberSpacingType", true), ("let a = kNumberSpacing", false),
    ("let a = skUpperCaseType", false), ("let objc_mine = 1", false),
    ("let a = b.objc_sync_enter", false),
  ])
  func namesThatAppleHasElsewhereComeWithUIKit(text: String, isNeeded: Bool) {
    let text = "import Foundation\n" + text
    #expect(ported(text) == (isNeeded ? "import UIKit; " + text : text))
  }

  @Test(arguments: [
    ("canImport(Combine)", "true"), ("canImport(CoreData)", "true"), ("canImport(MapKit)", "true"),
    ("canImport(SwiftUI)", "canImport(SwiftUI)"), ("canImport(UIKit)", "canImport(UIKit)"),
    ("canImport(Mine)", "canImport(Mine)"), ("canImport(Accelerate)", "canImport(Accelerate)"),
    ("canImport(Security)", "canImport(Security)"),
    ("canImport(CryptoKit)", "true"),
  ])
  func whatAProductIsInPlaceOfCanBeImported(condition: String, expected: String) {
    #expect(ported("#if \(condition)\n#endif") == "#if \(expected)\n#endif")
  }

  @Test(arguments: [
    ("struct A: UIViewRepresentable {}", true), ("struct A { var b: some View { c } }", true),
    ("struct A: View {}", true), ("class View {}", false), ("let a = UIView()", false),
    ("#if canImport(SwiftUI)\nstruct A: View {}\n#endif", false),
  ])
  func aFileWithoutAWayAroundSwiftUIImportsIt(rest: String, isNeeded: Bool) {
    let text = ported("#if canImport(SwiftUI)\nimport SwiftUI\n#endif\n" + rest)
    #expect(text.contains("#if true") == isNeeded)
    #expect(text.contains("import SwiftUIPlaceholders") == isNeeded)
  }

  @Test func whatAModuleBroughtIsSaid() {
    #expect(complaints(about: "\nimport PencilKit").count == 1)
    #expect(complaints(about: "import ObjectiveC") == [])
    #expect(complaints(about: "import MobileCoreServices") == [])
    #expect(complaints(about: "import MapKit") == [])
  }

  @Test(arguments: [
    ("let a = UIView()", "import UIKit; let a = UIView()"),
    (
      "import Mine\n#if canImport(SwiftUI)\nimport SwiftUI\n#endif\nlet a = UIView()",
      "import UIKit; import Mine\n#if canImport(SwiftUI)\nimport SwiftUI\n#endif\nlet a = UIView()"
    ),
    (
      "import Foundation\nlet a = CGVector()", "import UIKit; import Foundation\nlet a = CGVector()"
    ),
    ("import Foundation\nlet a = CGRect()", "import Foundation\nlet a = CGRect()"),
    ("import CoreGraphics\nlet a = CGPath()", "import CoreGraphics\nlet a = CGPath()"),
    (
      "import CoreGraphics\nlet a: CGContext?",
      "import UIKit; import CoreGraphics\nlet a: CGContext?"
    ),
    ("import Testing\nlet a = CGRect()", "import UIKit; import Testing\nlet a = CGRect()"),
    ("var a: TimeInterval = 1", "import UIKit; var a: TimeInterval = 1"),
    ("var a: CGFloat = 1", "import UIKit; var a: CGFloat = 1"),
    (
      "import Alamofire\nvar a: TimeInterval = 1",
      "import UIKit; import Alamofire\nvar a: TimeInterval = 1"
    ),
    ("import Dispatch\nvar a: TimeInterval = 1", nil),
    ("typealias TimeInterval = Double\nvar a: TimeInterval = 1", nil),
    ("let a = b.TimeInterval", nil),
    (
      "import Foundation\nlet a = NSEC_PER_SEC",
      "import UIKit; import Foundation\nlet a = NSEC_PER_SEC"
    ),
    ("class UIThing {}\nlet a = UIThing()", "class UIThing {}\nlet a = UIThing()"),
    (
      "import UIKit\nlet a = URLSession.shared",
      "import FoundationNetworking; import UIKit\nlet a = URLSession.shared"
    ),
    (
      "import UIKit\nlet a = UNUserNotificationCenter.current()",
      "import ApplePlaceholders; import UIKit\nlet a = UNUserNotificationCenter.current()"
    ),
    (
      "import Foundation\nlet a = NSMetadataQuery()",
      "import UIKit; import Foundation\nlet a = NSMetadataQuery()"
    ),
    (
      "import Foundation\nlet a = kSecClass",
      "import ApplePlaceholders; import Foundation\nlet a = kSecClass"
    ),
    ("import Foundation\nlet a = kSec", "import Foundation\nlet a = kSec"),
    (
      "import Foundation\nlet a = b.waitsForConnectivity",
      "import ApplePlaceholders; import Foundation\nlet a = b.waitsForConnectivity"
    ),
    (
      "import Foundation\nlet waitsForConnectivity = true",
      "import Foundation\nlet waitsForConnectivity = true"
    ),
    (
      "import Foundation\nlet a = NSExtensionItem()",
      "import UIKit; import Foundation\nlet a = NSExtensionItem()"
    ),
    (
      "import Foundation\nlet a = SecPolicyCreateBasicX509()",
      "import ApplePlaceholders; import Foundation\nlet a = SecPolicyCreateBasicX509()"
    ),
    (
      "import Foundation\nlet a = b.background(withIdentifier: c)",
      "import ApplePlaceholders; import Foundation\nlet a = b.background(withIdentifier: c)"
    ),
    ("import Foundation\nlet a = b.background(c)", nil),
    (
      "import Foundation\nlet a = b[NSURLSessionDownloadTaskResumeData]",
      "import ApplePlaceholders; import Foundation\nlet a = b[NSURLSessionDownloadTaskResumeData]"
    ),
    (
      "import UIKit\nNSURLConnection.sendAsynchronousRequest(a, queue: b) { _, _, _ in }",
      "import ApplePlaceholders; import UIKit\n"
        + "NSURLConnection.sendAsynchronousRequest(a, queue: b) { _, _, _ in }"
    ),
    ("struct SecTrust {}\nlet a = SecTrust()", nil),
    (
      "import Foundation\nlet a = kCFBundleNameKey",
      "import UIKit; import Foundation\nlet a = kCFBundleNameKey"
    ),
    (
      "import Foundation\nvar a = os_unfair_lock()",
      "import UIKit; import Foundation\nvar a = os_unfair_lock()"
    ),
    (
      "import Foundation\nlet a = mach_absolute_time()",
      "import UIKit; import Foundation\nlet a = mach_absolute_time()"
    ),
    (
      "import Foundation\nlet a = OSAllocatedUnfairLock()",
      "import UIKit; import Foundation\nlet a = OSAllocatedUnfairLock()"
    ),
    (
      "import Foundation\nlet a = CTLineCreateWithAttributedString(b)",
      "import UIKit; import Foundation\nlet a = CTLineCreateWithAttributedString(b)"
    ),
    (
      "import Foundation\nlet a = b.serverTrust",
      "import ApplePlaceholders; import Foundation\nlet a = b.serverTrust"
    ),
    (
      "import Foundation\nOSAtomicIncrement32(&a)",
      "import UIKit; import Foundation\nOSAtomicIncrement32(&a)"
    ),
    (
      "import Foundation\npthread_mutexattr_settype(&a, b)",
      "import UIKit; import Foundation\npthread_mutexattr_settype(&a, b)"
    ),
    (
      "import Foundation\nlet a: CFOptionFlags = 0",
      "import UIKit; import Foundation\nlet a: CFOptionFlags = 0"
    ),
    ("import Foundation\nstruct CFOption {}\nlet a = CFOption()", nil),
    (
      "import Foundation\nclass A: ObservableObject {}",
      "import HeadlessCombine; import Foundation\nclass A: ObservableObject {}"
    ),
    (
      "import Foundation\nCC_MD5(a, CC_LONG(b), c)",
      "import HeadlessCrypto; import Foundation\nCC_MD5(a, CC_LONG(b), c)"
    ),
    ("import Foundation\nfunc CC_MD5() {}\nCC_MD5(); CC_BAR()", nil),
    (
      "import OpenCombine\nclass A: ObservableObject {}",
      "import OpenCombine\nclass A: ObservableObject {}"
    ),
    (
      "import UIKit\nlet a: Foundation.URLSession",
      "import FoundationNetworking; import UIKit\nlet a: FoundationNetworking.URLSession"
    ),
    ("import UIKit\nlet a = [UNKNOWN, b.UNit]", nil),
    ("struct UNit {}\nlet a = UNit()", nil),
    ("let a = Darwin.ceil(1.5)", "let a = Foundation.ceil(1.5)"),
    (
      "import Macaw\nfunc f(a: NSCoder) {}", "import UIKit; import Macaw\nfunc f(a: NSCoder) {}"
    ),
    ("import XCTest\nfunc f(a: NSCoder) {}", nil),
    ("let a = CoreFoundation.sqrt(2.0)", "let a = Foundation.sqrt(2.0)"),
    (
      "import QuartzCore\nlet a = UIView()", "import UIKit; import QuartzCore\nlet a = UIView()"
    ),
    ("import QuartzCore\nlet a = CALayer()\nlet b = CGRect.zero", nil),
    ("var a: Combine.Cancellable?", "var a: HeadlessCombine.Cancellable?"),
    ("let a = b.Darwin.c", "let a = b.Darwin.c"),
    ("enum Darwin { static let a = 1 }\nlet b = Darwin.a", nil),
  ])
  func namesBringTheirModule(text: String, expected: String?) {
    #expect(ported(text) == expected ?? text)
  }

  @Test(arguments: [
    ("import Player\nlet a = 1", "import PlayerLibrary\nlet a = 1"),
    ("@testable import class Player.Deck", "@testable import class PlayerLibrary.Deck"),
    ("import PlayerKit", "import PlayerKit"),
  ])
  func modulesThatCannotKeepTheirNameAreImportedByTheNewOne(text: String, expected: String) {
    let file = PortedModule.File(path: "A.swift", text: Array(text.utf8))
    let module = PortedModule([file], renamed: ["Player": "PlayerLibrary"])
    #expect(module.text("A.swift") == expected)
  }
}
