public import Foundation
import QuartzCore

extension NSObject {
  /// What `T()` makes where only a type parameter or a variable knows the class: on iOS, unlike here,
  /// every class can be made so.
  public static func made() -> Self {
    if let made = madeIfKnown() { return made }
    fatalError("\(self) cannot be made without being named; write \(self)() where it is needed")
  }

  static func madeIfKnown() -> Self? {
    MainActor.assumeIsolated { Making(object: object(of: self)) }.object as? Self
  }

  /// Crosses from the main actor to code that is not isolated, both on the same thread.
  private struct Making: @unchecked Sendable {
    let object: NSObject?
  }

  @MainActor
  private static func object(of type: NSObject.Type) -> NSObject? {
    switch type {
    case let type as ClassMadeObject.Type: type.fresh()
    case let type as ClassMadeController.Type: type.made(nibName: nil, bundle: nil)
    case let type as ReusableRow.Type: type.made(reuseIdentifier: nil)
    case let type as ClassMadeResponder.Type: type.made(frame: .zero)
    case let type as LayoutPart.Type: type.fresh()
    case let type as ClassMadeRecognizer.Type: type.fresh()
    case let type as UIBarItem.Type: type.init(coder: BlankCoder())
    case let type as NSLayoutConstraint.Type: type.init()
    default: plain.first { $0.type == type }?.make()
    }
  }

  /// Classes of Foundation and UIKit that apps make so most often.
  @MainActor private static let plain: [(type: NSObject.Type, make: () -> NSObject)] = [
    (NSObject.self, { NSObject() }),
    (NSMutableParagraphStyle.self, { NSMutableParagraphStyle() }),
    (NSMutableAttributedString.self, { NSMutableAttributedString(string: "") }),
    (NSMutableArray.self, { NSMutableArray() }),
    (NSMutableDictionary.self, { NSMutableDictionary() }),
    (NSMutableSet.self, { NSMutableSet() }),
    (NumberFormatter.self, { NumberFormatter() }),
    (DateFormatter.self, { DateFormatter() }),
    (NSTextAttachment.self, { NSTextAttachment() }),
    (NSShadow.self, { NSShadow() }),
    (UIBezierPath.self, { UIBezierPath() }),
    (UINavigationItem.self, { UINavigationItem(title: "") }),
  ]
}
