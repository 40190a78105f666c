import Foundation

/// Why a document could not be read or written.
enum DocumentError: LocalizedError, Equatable {
  case unreadableType(String)
  case unwritableType(String)
  case notRTF
  case notAFile(String)
  case notEncodable(String.Encoding)

  var errorDescription: String? {
    switch self {
    case .unreadableType(let type):
      "documents of type \(type) are not read from data here; give plain text, HTML or RTF"
    case .unwritableType(let type):
      "text is not written as \(type) here; choose .plain, .html or .rtf"
    case .notRTF:
      "the data is no RTF, which begins with {\\rtf; leave .documentType out to have it told"
    case .notAFile(let address):
      "\(address) is no file, and nothing is loaded here; read the data first"
    case .notEncodable(let encoding):
      "the text has characters that \(encoding) lacks; choose String.Encoding.utf8"
    }
  }
}

extension DocumentError: CustomStringConvertible {
  var description: String { errorDescription ?? "" }
}
