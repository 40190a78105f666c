/// What is wrong with a picture, and what helps, apart: what encloses it may say the rest.
package protocol PictureFault: Error, CustomStringConvertible {
  var reason: String { get }
  var remedy: String { get }
}

extension PictureFault {
  package var sentence: String { "\(reason); \(remedy)" }
}
