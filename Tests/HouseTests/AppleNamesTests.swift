import Foundation
import TestSupport
import Testing

/// `import UIKit` brings Apple's names, Stage and Film to the top level, and nothing else.
@Suite struct AppleNamesTests {
  private static let own: Set<String> = [
    "Stage", "Film", "Selector", "RunLoopMode", "Outlet", "HUGE",
    // What Objective-C's runtime would know; `port` writes it into classes.
    "NamedMember", "ReplacedMember", "NamedMembers", "OptionalRequirement", "InterfaceClasses",
    "HeldWeakly", "CountedObject",
    // What XCTest lacks on Linux.
    "XCTContext", "XCTActivity",
    // What `try` writes where code does not compile.
    "MissingCode",
    // What Apple's C headers give to everyone.
    "MAXFLOAT", "OSStatus", "MSEC_PER_SEC", "USEC_PER_SEC", "INT8_MIN", "INT16_MIN", "INT32_MIN",
    "INT64_MIN", "INT64_MAX", "UINT64_MAX", "kern_return_t", "KERN_SUCCESS",
    "kNumberSpacingType", "kMonospacedNumbersSelector", "kProportionalNumbersSelector",
    // What Apple's overlays of Objective-C give to everyone.
    "Method", "IMP", "autoreleasepool",
    "_KeyValueCodingAndObserving", "AutoreleasingUnsafeMutablePointer",
    // What the compiler looks for behind #colorLiteral and #imageLiteral.
    "_ColorLiteralType", "_ImageLiteralType",
    // What Foundation has elsewhere.
    "imp_implementationWithBlock", "unsafeBitCast",
    "UndoManager", "DateComponentsFormatter", "MeasurementFormatter", "FileWrapper",
    "RelativeDateTimeFormatter", "URLThumbnailDictionaryItem", "ListFormatter",
    "ValueTransformer", "NSValueTransformerName",
    // What classes inherit that UIKit makes by class alone: the initialiser that makes them has to
    // be declared above the class that hides it from its subclasses.
    "ClassMadeObject", "ClassMadeLayer", "ClassMadeResponder", "ClassMadeController",
    "ClassMadeSegue", "ClassMadePresentation", "ReusableRow",
    "ClassMadeRecognizer", "LayoutPart",
    // What `try` has apps change their attributed strings by.
    "DistinctRuns",
  ]

  /// Those whose names code gets by importing UIKit.
  private static let rooms = [
    "VirtualTime", "Predicates", "CoreGraphics", "CoreImage", "QuartzCore", "HeadlessUIKit",
  ]

  @Test func roomsOfAppleNamesDeclareNothingElse() throws {
    let files = Self.rooms
      .flatMap { Repository.files(below: "Sources/\($0)", suffix: ".swift") }
    let pattern =
      /^(?:public|open) (?:final )?(?:class|struct|enum|protocol|typealias|func|let|var) (\w+)/
      .anchorsMatchLineEndings()
    for file in files {
      for match in try Repository.text(file).matches(of: pattern) {
        #expect(isApples(String(match.1)), "\(file) gives users of UIKit the name \(match.1)")
      }
    }
    #expect(!files.isEmpty)
  }

  @Test func reExportsNameAppleNamesOneByOne() throws {
    let files = (Self.rooms + ["AppleNames"])
      .flatMap { Repository.files(below: "Sources/\($0)", suffix: ".swift") }
    for file in files {
      for match in try Repository.text(file).matches(
        of: /@_exported (?:public )?import (?:\w+ )?([\w.]+)/
      ) {
        let words = match.1.split(separator: ".")
        if words.count == 1 {
          #expect(
            (Self.rooms + ["Foundation"]).contains(String(words[0])),
            "\(file)"
          )
        } else {
          #expect(isApples(String(words[1])), "\(file) re-exports \(match.1)")
        }
      }
    }
  }

  private static let prefixes = [
    "UI", "CA", "CT", "CF", "CG", "CI", "NS", "kCA", "kCF", "kCG", "kCI", "kCT", "objc_", "class_",
    "method_", "os_", "object_", "UT", "kUT",
    "OSAllocatedUnfairLock", "OSAtomic", "OSSpinLock", "OS_SPINLOCK", "PTHREAD_MUTEX_",
    "pthread_mutexattr_", "mach_",
  ]

  /// SFNTLayoutTypes has hundreds.
  private static var fontFeature: Regex<Substring> { /^k[A-Z]\w+(?:Type|Selector)$/ }

  private func isApples(_ name: String) -> Bool {
    Self.own.contains(name) || name.contains(Self.fontFeature)
      || Self.prefixes.contains { name.hasPrefix($0) }
  }
}
