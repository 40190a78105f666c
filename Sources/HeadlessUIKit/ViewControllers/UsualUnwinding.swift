/// What a controller answers that gives no segue of its own for the way back.
package final class UsualUnwinding: UIStoryboardSegue {
  package override func perform() { source.unwind(to: destination, for: self, animated: true) }
}
