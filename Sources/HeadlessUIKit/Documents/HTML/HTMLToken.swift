/// A piece of HTML.
enum HTMLToken {
  case text(String)
  /// The inside of `<style>` and the like, where tags and entities mean nothing.
  case raw(String)
  case start(HTMLTag)
  case end(String)
}

/// A start tag, with names in small letters.
struct HTMLTag {
  var name: String
  var attributes: [String: String] = [:]
}
