public import Foundation
public import VirtualTime

public typealias CFAttributedString = NSAttributedString
public typealias CFMutableAttributedString = NSMutableAttributedString

// [D] Of the attributes that UIKit has too, Core Text's names are the same.
public let kCTFontAttributeName: CFString = "NSFont"
public let kCTParagraphStyleAttributeName: CFString = "NSParagraphStyle"
public let kCTKernAttributeName: CFString = "NSKern"
public let kCTUnderlineStyleAttributeName: CFString = "NSUnderline"
public let kCTUnderlineColorAttributeName: CFString = "CTUnderlineColor"
public let kCTStrokeWidthAttributeName: CFString = "NSStrokeWidth"
public let kCTStrokeColorAttributeName: CFString = "CTStrokeColor"
public let kCTForegroundColorAttributeName: CFString = "CTForegroundColor"
public let kCTBackgroundColorAttributeName: CFString = "CTBackgroundColor"

extension NSAttributedString {
  private static let namesInUIKit: [String: NSAttributedString.Key] = [
    kCTForegroundColorAttributeName: .foregroundColor,
    kCTBackgroundColorAttributeName: .backgroundColor,
    kCTStrokeColorAttributeName: .strokeColor,
    kCTUnderlineColorAttributeName: .underlineColor,
  ]

  /// A copy with UIKit's names of colours.
  var namedAsInUIKit: NSAttributedString {
    let text = DistinctRuns.copy(of: self)
    DistinctRuns.change(NSRange(location: 0, length: length), of: text) { attributes in
      for (name, key) in Self.namesInUIKit {
        guard let value = attributes[NSAttributedString.Key(rawValue: name)] else { continue }
        attributes[key] = value
      }
    }
    return text
  }
}
