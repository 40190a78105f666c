public import Foundation

/// A place in a text, and what is written there.
final class DetectedResult: NSTextCheckingResult {
  enum Value {
    case link(URL)
    case date(Date)
    case phoneNumber(String)
  }

  let value: Value
  private let place: NSRange

  init(_ value: Value, at place: NSRange) {
    (self.value, self.place) = (value, place)
    super.init()
  }

  /// They are not archived.
  required init?(coder: NSCoder) {
    return nil
  }

  override var resultType: NSTextCheckingResult.CheckingType {
    switch value {
    case .link: .detectedLink
    case .date: .detectedDate
    case .phoneNumber: .detectedPhoneNumber
    }
  }

  override func range(at idx: Int) -> NSRange { place }
  override func range(withName: String) -> NSRange { NSRange(location: NSNotFound, length: 0) }
}

extension NSTextCheckingResult {
  private var detected: DetectedResult.Value? { (self as? DetectedResult)?.value }

  public var url: URL? {
    if case .link(let url)? = detected { url } else { nil }
  }

  public var date: Date? {
    if case .date(let date)? = detected { date } else { nil }
  }

  public var phoneNumber: String? {
    if case .phoneNumber(let number)? = detected { number } else { nil }
  }
}
