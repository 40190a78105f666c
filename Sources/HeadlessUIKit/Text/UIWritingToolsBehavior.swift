/// How much of Writing Tools a text offers.
///
/// A stage's devices have none.
public enum UIWritingToolsBehavior: Int, Sendable {
  case none = -1  // [D]
  case `default`, complete, limited
}
